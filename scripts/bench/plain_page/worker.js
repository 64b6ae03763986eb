// What the documentation of Pyodide tells one to do: load it, load micropip, install.
import { loadPyodide } from "./pyodide/pyodide.mjs";

const names = new URLSearchParams(location.search);
const here = (name) => new URL(name, location).href;

const python = await loadPyodide();
await python.loadPackage(
  names.getAll("micropip").map((name) => here(`micropip/${name}`)),
  { checkIntegrity: false },
);
const micropip = python.pyimport("micropip");
await micropip.install(here(names.get("wheel")));
const question = python.runPython("import sanjuan; game = sanjuan.Game(seats=2); list(game.question.options)");
self.postMessage(question.toJs());
