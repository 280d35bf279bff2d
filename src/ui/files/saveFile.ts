/** Saves a file in the reader's downloads. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has usually taken the content when the click is over; some browsers take a moment longer.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Saves a text in the reader's downloads: JSON, unless another type is given. */
export function saveText(name: string, text: string, type = 'application/json'): void {
  saveFile(name, new Blob([text], { type }));
}
