/**
 * Reads games in extensive form as Gambit writes them, files `.efg`, with their nodes in preorder. Player 1 is MAX and
 * player 2 is MIN. The value of an end is the payoff of player 1, added along the path, as Gambit adds it; in a game of
 * constant sum player 2 has the rest of it. Source: "Game representation formats" in Gambit's manual.
 */
import { parseLeafValue } from '../leafValue.ts';
import { type DraftNode, Unreadable } from './draft.ts';

interface Token {
  readonly at: number;
  readonly text: string;
  readonly isQuoted: boolean;
}

/** What the players get at an outcome. */
type Payoffs = readonly number[];

/** A node whose children are still to come. */
interface Open {
  readonly node: DraftNode;
  readonly actions: readonly Action[];
  readonly payoffs: Payoffs;
}

interface Action {
  readonly name: string;
  readonly probability?: string;
}

const TOKEN = /"((?:[^"\\]|\\.)*)"|[{}]|[^\s{}",]+|"/g;

/** Two sums of payoffs that differ by less are the same, because decimals such as 0.1 are rounded. */
const ROUNDING = 1e-9;

/** Returns the tree of a game. Throws `Unreadable` when it has no tree of two players with opposite interests. */
export function readGambit(text: string): DraftNode {
  const tokens = tokensOf(text);
  const players = readPrologue(tokens);
  const outcomes = new Map<string, Payoffs>();
  const actionsOf = new Map<string, readonly Action[]>();
  const open: Open[] = [];
  const ends: { readonly sum: number; readonly at: number; readonly payoffs: Payoffs }[] = [];
  let root: DraftNode | null = null;
  while (tokens.peek().text !== '') {
    const kind = tokens.next();
    const label = tokens.needQuoted();
    const parent = open.at(-1);
    if (root !== null && parent === undefined) throw new Unreadable('one-root', kind.at, kind.text);
    const isEnd = kind.text === 't';
    if (!isEnd && kind.text !== 'p' && kind.text !== 'c') throw new Unreadable('nodes', kind.at, kind.text);
    const node: DraftNode = { at: kind.at, children: [], ...(label !== '' && { label }) };
    const actions = isEnd ? [] : readDecision(tokens, kind, node, players, actionsOf);
    const payoffs = added(parent?.payoffs ?? [], readOutcome(tokens, outcomes, players));
    if (parent !== undefined) addTo(parent, node);
    root ??= node;
    if (isEnd) {
      node.value = String(payoffs[0] ?? 0);
      ends.push({ sum: payoffs.reduce((sum, payoff) => sum + payoff, 0), at: kind.at, payoffs });
    } else open.push({ node, actions, payoffs });
    while (open.length > 0 && isComplete(open.at(-1) as Open)) open.pop();
  }
  if (root === null || open.length > 0) throw new Unreadable('nodes', text.length);
  const [first] = ends;
  const other =
    players === 2 ? ends.find(({ sum }) => Math.abs(sum - (first?.sum ?? 0)) > ROUNDING) : undefined;
  if (other !== undefined) throw new Unreadable('zero-sum', other.at, other.payoffs.join(', '));
  return root;
}

/** Reads `EFG 2 R "title" { "MAX" "MIN" } "comment"`, and returns the number of players. */
function readPrologue(tokens: Tokens): number {
  for (const part of [/^[EN]FG$/, /^\d+$/, /^[RD]$/]) {
    const { text, at, isQuoted } = tokens.next();
    if (isQuoted || !part.test(text)) throw new Unreadable('brackets', at, text);
  }
  tokens.needQuoted();
  const at = tokens.peek().at;
  const players = named(tokens.list()).length;
  if (players < 1 || players > 2) throw new Unreadable('two-players', at, String(players));
  tokens.quoted();
  return players;
}

/** Reads who decides and which actions there are. The actions of an information set may stand at its first node only. */
function readDecision(
  tokens: Tokens,
  kind: Token,
  node: DraftNode,
  players: number,
  actionsOf: Map<string, readonly Action[]>,
): readonly Action[] {
  const isChance = kind.text === 'c';
  const player = isChance ? '' : numbered(tokens).text;
  if (!isChance && !(Number(player) <= players)) throw new Unreadable('two-players', kind.at, player);
  node.side = isChance ? 'chance' : player === '2' ? 'min' : 'max';
  const set = `${kind.text}${player} ${numbered(tokens).text}`;
  // A player who does not know at which of several nodes the game is has no move for each of them.
  if (!isChance && actionsOf.has(set)) throw new Unreadable('known-moves', kind.at, node.label ?? '');
  tokens.quoted();
  const listed = tokens.peek().text === '{' && !tokens.peek().isQuoted ? tokens.list() : null;
  const actions = listed === null ? (actionsOf.get(set) ?? []) : isChance ? drawn(listed) : named(listed);
  if (actions.length === 0) throw new Unreadable('nodes', kind.at, kind.text);
  actionsOf.set(set, actions);
  return actions;
}

/** Reads a number from 1, for instance that of a player. */
function numbered(tokens: Tokens): Token {
  const token = tokens.next();
  if (token.isQuoted || !/^[1-9]\d*$/.test(token.text))
    throw new Unreadable('brackets', token.at, token.text);
  return token;
}

function named(listed: readonly Token[]): readonly Action[] {
  const wrong = listed.find(({ isQuoted }) => !isQuoted);
  if (wrong !== undefined) throw new Unreadable('brackets', wrong.at, wrong.text);
  return listed.map(({ text }) => ({ name: text }));
}

/** The actions of a chance node: each name is followed by its probability. */
function drawn(listed: readonly Token[]): readonly Action[] {
  const wrong = listed.find(({ isQuoted }, index) => isQuoted !== (index % 2 === 0));
  if (wrong !== undefined) throw new Unreadable('brackets', wrong.at, wrong.text);
  return listed.flatMap(({ text, isQuoted }, index) =>
    isQuoted ? [{ name: text, probability: listed[index + 1]?.text ?? '' }] : [],
  );
}

/** Reads the number of an outcome and, when they follow it, its name and payoffs. */
function readOutcome(tokens: Tokens, outcomes: Map<string, Payoffs>, players: number): Payoffs {
  const { text: id, at, isQuoted } = tokens.next();
  if (isQuoted || !/^\d+$/.test(id)) throw new Unreadable('outcome', at, id);
  tokens.quoted();
  if (tokens.peek().text === '{' && !tokens.peek().isQuoted)
    outcomes.set(
      id,
      tokens.list().map((token) => amountOf(token)),
    );
  const payoffs = outcomes.get(id);
  if (payoffs === undefined && id !== '0') throw new Unreadable('outcome', at, id);
  if (payoffs !== undefined && payoffs.length !== players) throw new Unreadable('outcome', at, id);
  return payoffs ?? [];
}

function amountOf({ text, at }: Token): number {
  const [, above = '', below = ''] = /^([^/]+)\/(\d+)$/.exec(text) ?? [];
  const amount = below === '' ? parseLeafValue(text) : (parseLeafValue(above) ?? Number.NaN) / Number(below);
  if (amount === null || !Number.isFinite(amount)) throw new Unreadable('outcome', at, text);
  return amount;
}

function added(before: Payoffs, payoffs: Payoffs): Payoffs {
  const longer = before.length > payoffs.length ? before : payoffs;
  return longer.map((_payoff, player) => (before[player] ?? 0) + (payoffs[player] ?? 0));
}

function addTo({ node, actions }: Open, child: DraftNode): void {
  const { name = '', probability } = actions[node.children.length] ?? {};
  if (name !== '') child.move = name;
  if (probability !== undefined) child.probability = probability;
  node.children.push(child);
}

function isComplete({ node, actions }: Open): boolean {
  return node.children.length === actions.length;
}

/** The tokens of a text, read one after the other; after the last of them they are empty. */
interface Tokens {
  readonly peek: () => Token;
  readonly next: () => Token;
  /** reads a text in quotes when one comes next; "" otherwise */
  readonly quoted: () => string;
  /** reads a text in quotes. Throws `Unreadable` when none comes next. */
  readonly needQuoted: () => string;
  /** Reads an opening brace, the tokens after it, and the closing brace; returns the tokens between the two. */
  readonly list: () => readonly Token[];
}

function tokensOf(text: string): Tokens {
  const all = Array.from(text.matchAll(TOKEN), (match): Token => {
    const [whole, inner] = match;
    return { at: match.index, text: inner?.replace(/\\(.)/g, '$1') ?? whole, isQuoted: inner !== undefined };
  });
  const end: Token = { at: text.length, text: '', isQuoted: false };
  let at = 0;
  const peek = () => all[at] ?? end;
  const next = () => {
    const token = peek();
    at += 1;
    return token;
  };
  return {
    peek,
    next,
    quoted: () => (peek().isQuoted ? next().text : ''),
    needQuoted: () => {
      if (!peek().isQuoted) throw new Unreadable('brackets', peek().at, peek().text);
      return next().text;
    },
    list: () => {
      const inside: Token[] = [];
      if (peek().text !== '{' || peek().isQuoted) throw new Unreadable('brackets', peek().at, peek().text);
      for (next(); peek().text !== '}' || peek().isQuoted; inside.push(next()))
        if (peek() === end) throw new Unreadable('brackets', end.at);
      next();
      return inside;
    },
  };
}
