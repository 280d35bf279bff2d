/**
 * Every style sheet stands beside the component that it styles and is loaded with it, every rule is in the layer of
 * its folder, no class is styled that nothing writes, and the sizes of text are those of ui/styles/tokens.css.
 */
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';
import { inLayer } from '../../scripts/vite/styleLayers.ts';
import { rulesIn, withoutComments } from '../support/styleRules.ts';
import { importsOf } from './importsOf.ts';
import { type SourceFile, sourceFiles } from './sourceFiles.ts';

const FILES = sourceFiles('src');
const SHEETS = FILES.filter(({ path }) => path.endsWith('.css'));
const SCRIPTS = FILES.filter(({ path }) => /^src\/(?:ui|drawing)\/.*\.tsx?$/.test(path));
const INDEX = 'src/ui/styles/index.css';

/** What is written once, in a size that no other text has. */
const OWN_SIZES: ReadonlySet<string> = new Set([
  '8px of .setting::after', // the triangle of a menu
  '12px of .race text', // in units of its picture
  '19px of .lesson-head h2',
  '30px of .leaves-read b', // the count that is read from afar
  '33px of .home > h1',
  '25px of .home > h1', // on a phone
  'max(var(--text), clamp(19px, 1.5vw, 28px)) of .predict-beside .asking',
]);

function classesIn(css: string): ReadonlySet<string> {
  const names = rulesIn(css).flatMap(({ selector }) => [
    ...selector.replace(/"[^"]*"/g, '').matchAll(/\.([a-z][\w-]*)/gi),
  ]);
  return new Set(names.map(([, name = '']) => name));
}

/** The words in the texts of a script, and how those begin that are put together, as `fold-${fold}`. */
interface Written {
  readonly words: ReadonlySet<string>;
  readonly beginnings: readonly string[];
}

function writtenIn(files: readonly SourceFile[]): Written {
  const texts: string[] = [];
  const beginnings = new Set<string>();
  for (const { path, text } of files)
    new Visitor({
      Literal: ({ value }) => {
        if (typeof value === 'string') texts.push(value);
      },
      TemplateLiteral: ({ quasis }) => {
        for (const { value, tail } of quasis) {
          texts.push(value.raw);
          const beginning = tail ? null : /[a-z][\w-]*-$/i.exec(value.raw);
          if (beginning !== null) beginnings.add(beginning[0]);
        }
      },
    }).visit(parseSync(path, text).program);
  return {
    words: new Set(texts.flatMap((text) => text.split(/[^\w-]+/))),
    beginnings: [...beginnings],
  };
}

function unwritten(css: string, { words, beginnings }: Written): readonly string[] {
  return [...classesIn(css)].filter(
    (name) => !words.has(name) && !beginnings.some((beginning) => name.startsWith(beginning)),
  );
}

function outsideLayers(css: string, layers: readonly string[]): readonly string[] {
  const isInLayer = (head = '') => layers.some((layer) => head === `@layer ${layer}`);
  return rulesIn(css).flatMap(({ around, selector }) => (isInLayer(around[0]) ? [] : [selector]));
}

/** The layers that a sheet names itself, beyond one block for the modes. */
function layersNamedIn(css: string): readonly string[] {
  const named = [...withoutComments(css).matchAll(/@layer[^{;]*/g)].map(([text]) => text.trim());
  const modes = named.indexOf('@layer modes');
  return named.filter((_, index) => index !== modes);
}

/** Sizes of text in pixels that a sheet says itself, with the rule that says them; lines may be as high as they like. */
function sizesIn(css: string): readonly string[] {
  return rulesIn(css).flatMap(({ selector, declarations }) =>
    declarations
      .filter(([name]) => name === 'font' || name === 'font-size')
      .map(([name, value]) =>
        (name === 'font' ? value.replace(/\/.*/, '').replace(/^\d+ /, '') : value).trim(),
      )
      .filter((size) => /\dpx\b/.test(size))
      .map((size) => `${size} of ${selector}`),
  );
}

/** The sheets that nothing in their own folder loads. */
function strangers(files: readonly SourceFile[]): readonly string[] {
  const loaded = new Set(
    files.flatMap((file) =>
      importsOf(file).flatMap(({ from, target }) =>
        target !== null && posix.dirname(from) === posix.dirname(target) ? [target] : [],
      ),
    ),
  );
  return files.flatMap(({ path }) =>
    path.endsWith('.css') && !path.startsWith('src/ui/styles/') && !loaded.has(path) ? [path] : [],
  );
}

describe('the layers', () => {
  const index = readFileSync(INDEX, 'utf8');
  const [layers = '', ...imports] = withoutComments(index).trim().split(/;\s*/).filter(Boolean);
  const names = layers.replace('@layer ', '').split(', ');

  it('have their order first of all, before any rule', () => {
    expect(layers).toBe('@layer base, kit, parts, modes');
    expect(imports.every((line) => line.startsWith('@import'))).toBe(true);
    const others = SHEETS.filter(({ path, text }) => path !== INDEX && /@layer[^{;]*;/.test(text));
    expect(others.map(({ path }) => path)).toEqual([]);
  });

  it.each(['src/main.tsx', 'src/embed.tsx'])('come before all else that %s loads', (path) => {
    const file = FILES.find((one) => one.path === path);
    expect(file && importsOf(file)[0]?.target).toBe(INDEX);
  });

  it('hold every rule', () => {
    const found = SHEETS.flatMap(({ path, text }) =>
      outsideLayers(inLayer(path, text), names).map((selector) => `${path}: ${selector}`),
    );
    expect(found).toEqual([]);
  });

  it('come from the folder of a sheet, which names only that of the modes, once', () => {
    const found = SHEETS.filter(({ path }) => !path.startsWith('src/ui/styles/')).flatMap(({ path, text }) =>
      layersNamedIn(text).map((named) => `${path}: ${named}`),
    );
    expect(found).toEqual([]);
  });

  it.each([
    ['src/ui/kit/Menu.css', '.a { top: 0 }', '@layer kit {.a { top: 0 }}'],
    ['/home/me/src/ui/App.css', '/* b */\n.a { top: 0 }', '@layer parts {/* b */\n.a { top: 0 }}'],
    [
      'src/ui/sets/run/Set.css',
      '.a { top: 0 }\n\n@layer modes {\n  .b { top: 0 }\n}\n',
      '@layer parts {.a { top: 0 }\n\n}@layer modes {\n  .b { top: 0 }\n}\n',
    ],
    [
      'src/ui/share/Sheet.css',
      '@layer modes {\n  .b { top: 0 }\n}\n',
      '@layer parts {}@layer modes {\n  .b { top: 0 }\n}\n',
    ],
    ['src/ui/styles/base.css', '@layer base { .a { top: 0 } }', '@layer base { .a { top: 0 } }'],
  ])('are put around the rules of %s', (path, css, layered) => {
    expect(inLayer(path, css)).toBe(layered);
  });

  it.each([
    ['.a { top: 0 } @layer parts { .a { top: 0 } }', ['@layer parts']],
    ['@layer parts.inner { .a { top: 0 } }', ['@layer parts.inner']],
    ['@layer { .a { top: 0 } }', ['@layer']],
    ['@layer modes { .a { top: 0 } } @layer modes { .b { top: 0 } }', ['@layer modes']],
    ['/* @layer kit */ .a { top: 0 } @layer modes { .a { top: 0 } }', []],
  ])('are found in %j where a sheet names them', (css, named) => {
    expect(layersNamedIn(css)).toEqual(named);
  });

  it.each([
    ['.a { top: 0 }', ['.a']],
    ['@media print { .a { top: 0 } }', ['.a']],
    ['@layer other { .a { top: 0 } }', ['.a']],
    ['@layer parts { .a { top: 0 } @media print { .b { top: 0 } } }', []],
    ['@layer parts { .a { top: 0; &:hover { top: 0 } } } .b { i { top: 0 } }', ['.b i']],
  ])('are missed in %j where there are none', (css, selectors) => {
    expect(outsideLayers(css, names)).toEqual(selectors);
  });
});

describe('a style sheet', () => {
  it('is loaded by a component of its own folder, unless it is for the whole page', () => {
    expect(strangers(FILES)).toEqual([]);
  });

  it('for the whole page is loaded where the page begins', () => {
    const whole = SHEETS.filter(({ path }) => path.startsWith('src/ui/styles/') && path !== INDEX);
    const begun = `${readFileSync(INDEX, 'utf8')}${readFileSync('src/main.tsx', 'utf8')}`;
    expect(whole.filter(({ path }) => !begun.includes(posix.basename(path)))).toEqual([]);
  });

  it('is missed where only another folder loads it', () => {
    const file = (path: string, text = ''): SourceFile => ({ path, text });
    const files = [
      file('src/ui/bar/Bar.tsx', "import './Bar.css';\nimport '../kit/Kit.css';"),
      file('src/ui/bar/Bar.css'),
      file('src/ui/kit/Kit.css'),
      file('src/ui/styles/base.css'),
    ];
    expect(strangers(files)).toEqual(['src/ui/kit/Kit.css']);
  });
});

describe('a class that is styled', () => {
  // What stands in the page before the script has come.
  const page = { path: 'index.tsx', text: JSON.stringify(readFileSync('index.html', 'utf8')) };
  const written = writtenIn([...SCRIPTS, page]);

  it.each(SHEETS.filter(({ text }) => classesIn(text).size > 0))(
    'is written somewhere: $path',
    ({ text }) => {
      expect(unwritten(text, written)).toEqual([]);
    },
  );

  it.each([
    ['<i className="a" />', '.a .b:is(.c) { top: 0 }', ['b', 'c']],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a script
    ['<i className={`fold-${3} a`} />', '.fold-3 { top: 0 } .a { top: 0 } .bold-3 { top: 0 }', ['bold-3']],
    ['const a = b.c; // "d"', '.a, .d { top: 0 } [title=".e"] { top: 0 }', ['a', 'd']],
  ])('is told in %j', (text, css, names) => {
    expect(unwritten(css, writtenIn([{ path: 'a.tsx', text }]))).toEqual(names);
  });
});

/** The classes that a component gives its elements, as far as they are written in its text. */
function givenIn(text: string): readonly string[] {
  const given = text.matchAll(/className=(?:"([^"]*)"|\{`([^`]*)`\})/g);
  return [...given].flatMap(([, plain, put]) =>
    (plain ?? put ?? '').replace(/\$\{[^}]*\}/g, ' ').split(/\s+/),
  );
}

/** The classes whose elements a style sheet takes out of the flow, wherever they are. */
function placedIn(css: string): readonly string[] {
  return rulesIn(css).flatMap(({ selector, declarations }) => {
    const isPlaced = declarations.some(
      ([name, value]) => name === 'position' && /absolute|fixed/.test(value),
    );
    return isPlaced ? [...selector.matchAll(/^\.([\w-]+)$/g)].map(([, name = '']) => name) : [];
  });
}

describe('a class whose elements are taken out of the flow', () => {
  const elsewhere = (sheet: SourceFile, scripts: readonly SourceFile[]) => {
    const own = posix.dirname(sheet.path);
    const placed = placedIn(sheet.text);
    return scripts
      .filter(({ path }) => posix.dirname(path) !== own)
      .flatMap(({ path, text }) =>
        givenIn(text)
          .filter((name) => placed.includes(name))
          .map((name) => `${name} in ${path}`),
      );
  };

  // The sheets of these folders are for the whole page.
  it.each(SHEETS.filter(({ path }) => !/^src\/ui\/(?:kit|styles)\//.test(path)))(
    'is given by components of one folder: $path',
    (sheet) => {
      expect(elsewhere(sheet, SCRIPTS)).toEqual([]);
    },
  );

  it('is seen when a component of another folder has a class of that name', () => {
    const sheet = {
      path: 'a/A.css',
      text: '.b { position: absolute } .c { top: 0 } .d .e { position: fixed }',
    };
    const scripts = [
      { path: 'a/A.tsx', text: '<i className="b c" />' },
      // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a script
      { path: 'f/F.tsx', text: '<i className={`g ${h} b`} /><i className="c e" />' },
    ];
    expect(elsewhere(sheet, scripts)).toEqual(['b in f/F.tsx']);
  });
});

describe('a size of text', () => {
  const found = SHEETS.filter(({ path }) => path !== 'src/ui/styles/tokens.css').flatMap(({ text }) =>
    sizesIn(text),
  );

  it('is a token, unless nothing else has it', () => {
    expect(found.filter((size) => !OWN_SIZES.has(size))).toEqual([]);
    expect([...OWN_SIZES].filter((size) => !found.includes(size))).toEqual([]);
  });

  it('is taken where there is one', () => {
    const tokens = readFileSync('src/ui/styles/tokens.css', 'utf8');
    const declared = [...new Set([...tokens.matchAll(/--text(?:-\w+)?(?=:)/g)].map(([name]) => name))];
    const texts = SHEETS.map(({ text }) => text).join('');
    expect(declared.filter((name) => !texts.includes(`var(${name})`))).toEqual([]);
  });

  it.each([
    ['.a { font: 600 17px / 1.3 var(--serif) }', ['17px of .a']],
    ['.a { font-size: max(24px, var(--text)) }', ['max(24px, var(--text)) of .a']],
    ['.a { font: 600 var(--text-title) / 20px var(--sans); width: 17px }', []],
    ['.a { font: 11pt / 1.5 var(--sans) } .b { font-size: 0.86em }', []],
  ])('in %j is seen', (css, sizes) => {
    expect(sizesIn(css)).toEqual(sizes);
  });
});
