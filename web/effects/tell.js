/** Announces and signals the news before the page draws it. */
import { latestNews } from "../state/news.js";
import { announce } from "./announcer.js";
import { signal } from "./signals.js";

export function tellNews() {
  const news = latestNews();
  announce(news);
  signal(news);
}
