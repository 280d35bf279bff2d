/** A game is a file and a row: nothing else in the program names one, but what is about one by its nature. */
import { describe, expect, test } from 'vitest';
import { GAME_NAMES, GAMES } from '../../src/games/games.ts';
import { sourceFiles } from './sourceFiles.ts';

const NAMING: readonly RegExp[] = [
  // the table
  /^src\/games\/games\.ts$/,
  // trees, exercises, lessons and terms about a game, and the words to find them by
  /^src\/library\/(?:example|topics|taught|glossary|gameFigures|treeExercises|examples\/\w+|lessons\/\w+)\.ts$/,
  // the titles of the course's chapters, one of which is about a game, and where a lecturer adds positions of one
  /^src\/words\/\w+\/(?:figure|work)\.ts$/,
  // the positions that exercises ask about
  /^src\/practice\/positions\.ts$/,
];

/** "last-checkers" as it is written in code and in texts: lastCheckers, last checkers, 双陆残局. */
function namesOf(game: (typeof GAME_NAMES)[number]): readonly string[] {
  const { title } = GAMES[game];
  return [game.replaceAll('-', '[- ]?'), ...title.en.split(/’s /), ...title.zh.split(/[（）]/)].filter(
    (name) => name !== '' && !/^coins$/.test(name),
  );
}

/** The files of one game, "lastCheckers.ts" or a folder, by the name it is known by. */
function isOwn(path: string, game: string): boolean {
  const camel = game.replace(/-(\w)/g, (_hyphen, letter: string) => letter.toUpperCase());
  return new RegExp(`^src/games/${camel}(?:[./]|[A-Z])`).test(path);
}

function filesNaming(game: (typeof GAME_NAMES)[number]): readonly string[] {
  const named = new RegExp(
    namesOf(game)
      .map((name) => (/^\w/.test(name) ? `\\b${name}\\b(?!-sum)` : name))
      .join('|'),
    'i',
  );
  return sourceFiles('src')
    .filter(({ path, text }) => named.test(`${path} ${text}`) && !isOwn(path, game))
    .map(({ path }) => path)
    .filter((path) => !NAMING.some((rule) => rule.test(path)));
}

describe('a game is named in its own file and its row', () => {
  test.each(GAME_NAMES)('%s', (game) => {
    expect(filesNaming(game)).toEqual([]);
  });

  test('which are seen where they are', () => {
    expect(namesOf('last-checkers')).toEqual(['last[- ]?checkers', 'Last checkers', '双陆残局']);
    for (const game of GAME_NAMES) {
      const own = sourceFiles('src/games').filter(({ path }) => isOwn(path, game));
      // a file, or the files of a folder
      expect(new Set(own.map(({ path }) => path.split('/')[2])).size).toBe(1);
    }
  });
});
