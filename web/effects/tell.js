/** Tells what is new to those who listen, before it is drawn. */
import { latestNews } from "../state/news.js";
import { announce } from "./announcer.js";
import { signal } from "./signals.js";

export function tellNews() {
  const news = latestNews();
  announce(news);
  signal(news);
}
