// Asks the worker for a first question, shows it as buttons, and notes when.
const names = new URLSearchParams(location.search);
const worker = new Worker(`worker.js?${names}`, { type: "module" });
worker.onmessage = ({ data }) => {
  for (const option of data)
    document.body.append(Object.assign(document.createElement("button"), { textContent: option }));
  performance.mark("first question");
};
