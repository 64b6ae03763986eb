// Follows the documentation of Pyodide: load it, load micropip, install. A bare page only loads it.
import { loadPyodide } from "./pyodide/pyodide.mjs";

const names = new URLSearchParams(location.search);
const here = (name) => new URL(name, location).href;

async function install(python, wheel) {
  await python.loadPackage(
    names.getAll("micropip").map((name) => here(`micropip/${name}`)),
    { checkIntegrity: false },
  );
  await python.pyimport("micropip").install(here(wheel));
  return python.runPython("import sanjuan; game = sanjuan.Game(seats=2); list(game.question.options)").toJs();
}

const python = await loadPyodide();
self.postMessage(names.has("wheel") ? await install(python, names.get("wheel")) : []);
