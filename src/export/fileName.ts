/** What Windows keeps for devices, with any ending. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/;

const LONGEST = 60;

/** A name that every file system takes: `[a-z0-9-]{1,60}` and the ending, which brings its dot. */
export function fileNameOf(title: string, ending: `.${string}`): string {
  const plain = title
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9]+/g, '-');
  const name = plain.replace(/^-+/, '').slice(0, LONGEST).replace(/-+$/, '');
  if (name === '') return `game-tree${ending}`;
  return RESERVED.test(name) ? `tree-${name}${ending}` : `${name}${ending}`;
}
