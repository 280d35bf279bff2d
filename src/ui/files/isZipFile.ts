/** The bytes with which a zip begins: those of its first entry, or, of an empty one, of its end. */
const BEGINNINGS = ['PK\u0003\u0004', 'PK\u0005\u0006'];

/** Whether a file is a zip, by its first bytes. */
export async function isZipFile(file: File): Promise<boolean> {
  return BEGINNINGS.includes(await file.slice(0, 4).text());
}
