/** Saves a file to the reader's downloads. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Most browsers have taken the content by the end of the click; for the others the URL stays valid for a
  // minute.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Saves a text to the reader's downloads, as JSON unless another type is given. */
export function saveText(name: string, text: string, type = 'application/json'): void {
  saveFile(name, new Blob([text], { type }));
}
