/**
 * Games as the textbook defines them, and how a game becomes a tree.
 *
 * A game is an implementation of `Game` (`game.ts`): players, actions, result, terminal test, utility. An entry
 * (`entry.ts`) adds its name, options and opening position, and `games.ts` is the table of entries. Nothing else names
 * a game but trees and lessons about one.
 *
 * A setting (`setting.ts`) is a game with options, start, moves played, depth, symmetry and form; `settingParts.ts` and
 * `readSetting.ts` are its parts in links and command lines. `searchGame.ts` searches a setting. `gameSource.ts` makes
 * a source of positions for a growing space; with symmetric moves counted once it takes the first move of each symmetry
 * class.
 *
 * In a tournament (`match/tournament.ts`) players search a game or draw moves, every pair from every opening; its setting
 * decides every game (`match/tournamentSetting.ts`).
 *
 * Opening books and ending tables are found by playing out (`solved.ts`). A position from a book is a run of one event,
 * and a position from a table is a leaf whose value is known. Where chance has the move, `outcomes` replaces the
 * actions. `census.ts` counts the positions of a game ply by ply. A game on a board says which pieces stand where;
 * `drawing/pieces.ts` has their pictures.
 */
export {};
