/** Compares two pictures: pixels that differ, their box, and the second with them in magenta. Runs in a page. */
async (pictures) => {
  const bitmap = async (png) => createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
  const [before, after] = await Promise.all(pictures.map(bitmap));
  const size = ({ width, height }) => `${width}×${height}`;
  if (size(before) !== size(after)) return { sizes: `${size(before)} before, ${size(after)} after` };

  const { width, height } = after;
  const paper = (one) => {
    const context = new OffscreenCanvas(width, height).getContext("2d");
    context.drawImage(one, 0, 0);
    return { context, data: context.getImageData(0, 0, width, height) };
  };
  const [first, second] = [paper(before), paper(after)];
  const [a, b] = [first, second].map(({ data }) => new Uint32Array(data.data.buffer));
  const places = [...a.keys()].filter((place) => a[place] !== b[place]);
  const xs = places.map((place) => place % width);
  const ys = places.map((place) => Math.floor(place / width));
  const range = (numbers) =>
    numbers.reduce(([low, high], one) => [Math.min(low, one), Math.max(high, one)], [Infinity, 0]);
  const [[left, right], [top, bottom]] = [range(xs), range(ys)];

  const MAGENTA = 0xffff00ff;
  for (const place of places) b[place] = MAGENTA;
  second.context.putImageData(second.data, 0, 0);
  const marked = await second.context.canvas.convertToBlob({ type: "image/png" });
  const bytes = new Uint8Array(await marked.arrayBuffer());
  const encoded = btoa([...bytes].map((byte) => String.fromCharCode(byte)).join(""));
  return { pixels: places.length, box: `x ${left}–${right}, y ${top}–${bottom}`, marked: encoded };
};
