/** Changes that translators and extensions make, by name; each is made again after every drawing. */
(() => {
  const texts = (root, but = "[data-foreign]") => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) found.push(walker.currentNode);
    if (root.nodeType === Node.TEXT_NODE) found.push(root);
    return found.filter(({ data, parentElement }) => data.trim() && !(but && parentElement?.closest(but)));
  };
  const made = (name, ...within) => {
    const one = document.createElement(name);
    one.dataset.foreign = "";
    one.append(...within);
    return one;
  };
  const wrap = (text) => {
    const font = made("font");
    text.replaceWith(font);
    font.append(text);
  };
  const KINDS = {
    translates: (root) => texts(root).forEach((text) => text.replaceWith(made("font", made("font", text.data)))),
    "wraps what is drawn": (root) => texts(root).forEach(wrap),
    "wraps words": (root) =>
      texts(root).forEach((text) => {
        const rest = text.splitText(text.data.search(/\S/));
        const end = rest.data.search(/\s|$/);
        if (end < rest.data.length) rest.splitText(end);
        rest.replaceWith(made("span", rest.data));
      }),
    "joins texts": (root) => root.normalize(),
    "strips comments": (root) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
      const found = [];
      while (walker.nextNode()) found.push(walker.currentNode);
      for (const one of found) one.remove();
    },
    "adds elements": (root) => {
      for (const one of root.querySelectorAll(":not([data-foreign], svg *)"))
        if (!one.querySelector(":scope > [data-foreign]")) one.prepend(made("i"));
    },
    "wraps whatever is added": (root, changes) => {
      const added = changes ? changes.flatMap(({ addedNodes }) => [...addedNodes]) : [root];
      for (const text of added.flatMap((one) => texts(one, ""))) if (text.isConnected) wrap(text);
    },
    "takes elements away": (root) => root.querySelectorAll(".log, .bar h1").forEach((one) => one.remove()),
  };

  let observer = null;

  globalThis.meddle = (kind) => {
    const root = document.getElementById("app");
    const act = (changes) => {
      KINDS[kind]?.(root, changes);
      observer.takeRecords();
    };
    observer?.disconnect();
    observer = new MutationObserver(act);
    observer.observe(root, { childList: true, characterData: true, subtree: true });
    act();
  };
})();
