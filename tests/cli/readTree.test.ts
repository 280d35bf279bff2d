import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import { LIMITS } from '../../src/core/tree/limits.ts';
import { decodeText } from '../../src/notation/decodeText.ts';
import { parseTree } from '../../src/notation/parseTree.ts';
import { type FiledTree, printTreeFile } from '../../src/notation/treeFile.ts';
import { AIMA, ask, keyOf } from './ask.ts';

const folder = mkdtempSync(join(tmpdir(), 'plyscope-'));

beforeAll(() => {
  writeFileSync(join(folder, 'aima.txt'), `\u{feff}${AIMA}\r\n`);
  writeFileSync(join(folder, '图 3.10.txt'), AIMA);
  writeFileSync(join(folder, 'wrong.txt'), '[[1,2],\n[3,xx]]');
  writeFileSync(join(folder, 'latin1.txt'), Buffer.from([...Buffer.from('[1, "'), 0xe9, 0x22, 0x5d]));
  writeFileSync(join(folder, 'large.txt'), '');
  truncateSync(join(folder, 'large.txt'), LIMITS.fileBytes + 1);
  const filed = (title: string, text: string): FiledTree => {
    const parsed = parseTree(text);
    if (!parsed.ok) throw new Error(text);
    const rules = { ...DEFAULT_RULES, cutoff: 'strict' } as const;
    return { title, tree: parsed.value, algorithm: 'alpha-beta', rules, notation: 'range', step: 9 };
  };
  const aima = filed('AIMA', AIMA);
  writeFileSync(join(folder, 'one.json'), printTreeFile([aima]));
  writeFileSync(join(folder, 'two.json'), printTreeFile([aima, filed('Equal', '((3 5) (3 1))')]));
  writeFileSync(join(folder, 'with#1'), '(7 8)');
  writeFileSync(join(folder, 'faulty.json'), printTreeFile([aima]).replace('"value": 12', '"value": "x"'));
  writeFileSync(join(folder, 'set.json'), '{"format": "plyscope-set", "version": 1}');
  mkdirSync(join(folder, 'folder'));
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('a tree', () => {
  test.each([
    ['on the command line', [AIMA], {}],
    ['after blanks', [` \n${AIMA}`], {}],
    ['in a file', ['aima.txt'], { folder }],
    ['in a file with blanks and 汉字 in its name', ['图 3.10.txt'], { folder }],
    ['in a file named from the root', [join(folder, 'aima.txt')], {}],
    ['in a file of the page', ['one.json'], { folder }],
    ['in a file of the page with several', ['two.json#1'], { folder }],
    ['on standard input', ['-'], { stdin: AIMA }],
    ['on standard input with a byte order mark', ['-'], { stdin: `\u{feff}${AIMA}\n` }],
  ])('is found %s', async (_where, args, around) => {
    expect(await keyOf(args, around)).toMatchObject({ value: 3, prunedLeaves: [4, 5] });
  });

  test.each([
    ['a file that is not there', 'nope.json', /there is no file “nope\.json”/],
    ['a file below a file', 'aima.txt/tree', /there is no file “aima\.txt\/tree”/],
    ['a folder', 'folder', /“folder” is a folder, not a file/],
    ['a name that is too long', 'x'.repeat(5000), /no file has a name as long as “x{39}…”/],
    ['a file over the limit', 'large.txt', /“large\.txt” has 5,242,881 bytes; the limit is 5,242,880/],
    ['a file that is not UTF-8', 'latin1.txt', /“latin1\.txt” is not UTF-8: byte 5,/],
    [
      'a file of the page with a mistake',
      'faulty.json',
      /“faulty\.json”: \$\.trees\[0\]\.root\.children\[0\]\.children\[1\]\.value found "x"; expected a number/,
    ],
    ['several trees', 'two.json', /holds 2 trees: 1 is “AIMA”, 2 is “Equal”; put # and a number/],
    ['a number that no tree has', 'two.json#3', /“two\.json” has no tree number 3; it holds 2/],
    [
      'a number in a tree written out',
      'aima.txt#2',
      /“aima\.txt” is a tree written out; it has no tree number 2/,
    ],
    ['a set of exercises', 'set.json', /“set\.json” is a set of exercises; the page opens it under Sets/],
    ['a file with a mistake, and where it is', 'wrong.txt', /“wrong\.txt”: Line 2, column 4: found “xx”/],
  ])('cannot come from %s', async (_where, name, message) => {
    const { code, stderr } = await ask([name], { folder });
    expect(code).toBe(2);
    expect(stderr).toMatch(message);
    expect(stderr.match(/\n/g)).toHaveLength(1);
  });

  test('from the page is searched as it was there, unless an option says otherwise', async () => {
    const strict = await keyOf(['two.json#2'], { folder });
    expect(strict).toMatchObject({ value: 3, prunedLeaves: [] });
    const equal = await keyOf(['two.json#2', '--cutoff', 'equal'], { folder });
    expect(equal).toMatchObject({ value: 3, prunedLeaves: [3] });
  });

  test('may have a number sign in the name of its file', async () => {
    expect(await keyOf(['with#1'], { folder })).toMatchObject({ value: 8 });
  });

  test.each([
    ['empty', '', /standard input: Line 1, column 1/],
    ['not UTF-8', Uint8Array.of(0x5b, 0xff, 0x5d), /standard input is not UTF-8: byte 1,/],
    ['endless', new Uint8Array(LIMITS.fileBytes + 1).fill(0x20), /standard input has more than 5,242,880/],
  ])('cannot come from standard input that is %s', async (_how, stdin, message) => {
    const { code, stderr } = await ask(['-'], { stdin });
    expect(code).toBe(2);
    expect(stderr).toMatch(message);
  });
});

describe('decoding finds the first byte that begins no character', () => {
  test.each([
    ['a byte that is none', [0x31, 0xff, 0x32], 1],
    ['a character cut off at the end', [0x31, 0x32, 0xe2, 0x88], 2],
    ['a character cut short', [0xe2, 0x88, 0x31], 0],
    ['after a byte order mark', [0xef, 0xbb, 0xbf, 0x31, 0x80], 4],
    ['after characters of 2, 3 and 4 bytes', [...Buffer.from('é汉🎲'), 0xc0], 9],
    ['after a replacement character that is meant', [...Buffer.from('�'), 0xed, 0xa0, 0x80], 3],
  ])('%s', (_what, bytes, offset) => {
    expect(decodeText(Uint8Array.from(bytes))).toEqual({ ok: false, offset });
  });
});
