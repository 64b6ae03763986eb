/** Lessons: begun or gone on with, step by step, to their end. */
import { FRESH, noteFinished, progressOf } from "../state/lessons.js";
import { setSettings } from "../state/settings.js";
import { change, state } from "../state/store.js";
import { adoptPart } from "../words/adopt.js";
import { goHome, playLesson } from "./play.js";

/** Lists the lessons, once their words are there. */
export async function openLessons() {
  try {
    await adoptPart("lessons");
    change({ dialog: { name: "lessons" } });
  } catch {
    change({ notice: { id: "load_words", args: {} } });
  }
}

/**
 * Begins a lesson, or goes on with it where it was left.
 * @param {Promise<import("../types").Lesson>} fetched
 * @param {boolean} [anew] from its beginning
 */
export async function beginLesson(fetched, anew = false) {
  try {
    const lesson = await fetched;
    const progress = progressOf(lesson.name);
    if (progress === FRESH && lesson.detail) setSettings({ detail: lesson.detail });
    const { answers, done } = anew ? FRESH : progress;
    playLesson(lesson, answers, done);
  } catch {
    change({ dialog: null, notice: { id: "load_file", args: { file: "lesson" } } });
  }
}

/** What comes next is chosen from the list. */
export function endLesson() {
  const { coach } = state.table ?? {};
  if (coach) noteFinished(coach.lesson);
  goHome();
  return openLessons();
}
