/** Begins, resumes and ends lessons. */
import { FRESH, noteFinished, progressOf } from "../state/lessons.js";
import { tellLost } from "../state/lost_file.js";
import { setSettings } from "../state/settings.js";
import { change, state } from "../state/store.js";
import { adoptPart } from "../words/adopt.js";
import { goHome } from "./begin.js";
import { playLesson } from "./play.js";

/** Opens the list of lessons once their words are fetched. */
export async function openLessons() {
  try {
    await adoptPart("lessons");
    change({ dialog: { name: "lessons" } });
  } catch (error) {
    await tellLost(error, { part: "lessons" });
  }
}

/**
 * Begins a lesson, or resumes it.
 * @param {Promise<import("../types").Lesson>} fetched
 * @param {boolean} [anew] whether it starts from its beginning
 */
export async function beginLesson(fetched, anew = false) {
  try {
    const [lesson] = await Promise.all([fetched, adoptPart("lessons")]);
    const progress = progressOf(lesson.name);
    if (progress === FRESH && lesson.detail) setSettings({ detail: lesson.detail });
    const { answers, done } = anew ? FRESH : progress;
    playLesson(lesson, answers, done);
  } catch (error) {
    await tellLost(error, { part: "lesson", closes: true });
  }
}

/** Ends the lesson and begins the next one. @param {Promise<import("../types").Lesson>} fetched */
export function beginNext(fetched) {
  noteEnd();
  return beginLesson(fetched);
}

function noteEnd() {
  const { coach } = state.table ?? {};
  if (coach) noteFinished(coach.lesson);
}

/** Ends the lesson and opens the list, for a person to choose the next one. */
export function endLesson() {
  noteEnd();
  goHome();
  return openLessons();
}
