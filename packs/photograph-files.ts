/** The names of a photograph's three files, below the folder of the pack's photographs. */
export function photographFiles(id: string) {
  return { original: `${id}.jpg`, preview: `${id}-preview.jpg`, thumb: `${id}-thumb.jpg` };
}
