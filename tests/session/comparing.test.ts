/** Two figures side by side: which pairs there are, how an address says them, and where nodes of one stand in the other. */
import { describe, expect, test } from 'vitest';
import { seeded } from '../../src/core/random/seeded.ts';
import { DEPTH_FIRST } from '../../src/core/search/algorithms.ts';
import { ROOT } from '../../src/core/tree/nodeId.ts';
import { LIBRARY } from '../../src/library/library.ts';
import { decodeAddress, encodeAddress } from '../../src/link/address.ts';
import { addressOf } from '../../src/session/addressOf.ts';
import { chooseRules } from '../../src/session/chooseSearch.ts';
import {
  compare,
  compareAsked,
  comparedInStep,
  comparedRuns,
  contrastsFor,
  goToStop,
  move,
  sideSession,
  sidesOf,
  stopAt,
  treesBeside,
} from '../../src/session/comparing.ts';
import { type Contrast, printContrast, readContrast } from '../../src/session/contrast.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import { isOfTwo } from '../../src/session/subject.ts';
import { opened } from './askedSession.ts';

const CONTRASTS: readonly Contrast[] = [
  { kind: 'everything' },
  { kind: 'algorithm', value: 'star1' },
  { kind: 'setting', name: 'cutoff', value: 'strict' },
  { kind: 'setting', name: 'bounds', value: 'parent' },
  { kind: 'children', value: 'best' },
  { kind: 'notation', value: 'range' },
  { kind: 'setting', name: 'depth', value: 2 },
  { kind: 'setting', name: 'depth', value: null },
  { kind: 'tree', value: 'thu-fig-3-10' },
];

describe('what a figure stands beside', () => {
  test.each(CONTRASTS.map((contrast) => [printContrast(contrast), contrast] as const))(
    '%s is read as it is written',
    (text, contrast) => expect(readContrast(text)).toEqual(contrast),
  );

  test.each([
    '',
    'nothing',
    'cutoff',
    'cutoff.never',
    'children.shuffled',
    'depth.-1',
    'depth.x',
    'tree',
    'tree.a b',
    'everything.all',
    'algorithm.max-n',
  ])('is not %j', (text) => expect(readContrast(text)).toBeNull());

  test.each([
    [
      'thu-fig-3-10',
      [
        'everything',
        'algorithm.pvs',
        'cutoff.strict',
        'bounds.parent',
        'children.best',
        'children.worst',

        'notation.range',
        'notation.one',
        'notation.pair',
        'tree.thu-fig-intro',
      ],
    ],
    [
      'aima-chance-1234',
      [
        'everything',
        'algorithm.star1',
        'cutoff.strict',
        'bounds.parent',
        'children.best',
        'children.worst',
        'notation.range',
        'notation.one',
        'notation.pair',
        'tree.aima-chance-1-20-30-400',
      ],
    ],
  ])('of %s', (id, due) => {
    const { session } = opened(id);
    expect(contrastsFor(session.getState()).map(printContrast)).toEqual(due);
  });

  test('stands in the address with the stop, but for what reads everything', () => {
    const { session } = opened('thu-fig-3-10');
    for (const contrast of CONTRASTS) {
      compare(session, { at: 3, past: 0 }, contrast);
      const hash = encodeAddress(addressOf(session.getState())!)!;
      const beside = printContrast(contrast);
      const stop = stopAt(session.getState()).at;
      const due = contrast.kind === 'everything' ? { stop } : { stop, beside };
      expect(decodeAddress(hash).compare).toEqual(due);
    }
  });

  test('is named where it is not there, and everything is read instead', () => {
    const { session } = opened('thu-fig-3-10');
    for (const beside of ['cutoff.never', 'tree.no-such-tree', 'tree.maxn-shallow']) {
      compareAsked(session, { stop: 2, beside });
      expect(session.getState().notices.at(-1)).toMatchObject({
        kind: 'unknown-part',
        part: `beside=${beside}`,
      });
      expect(sidesOf(session.getState()).contrast).toEqual({ kind: 'everything' });
    }
  });
});

describe('whatever an address compares a tree with', () => {
  const ALL = [
    ...CONTRASTS.map(printContrast),
    ...DEPTH_FIRST.map((value) => printContrast({ kind: 'algorithm', value })),
    ...['depth.1', 'depth.99', 'children.worst', 'tree.aima-chance-1234', 'tree.how-deep'],
  ];

  test.each(LIBRARY.map(({ id }) => id))('of %s, both are searched, or what it is not is named', (id) => {
    for (const beside of ALL) {
      const { session } = opened(id);
      if (!isOfTwo(session.getState().subject)) return;
      compareAsked(session, { stop: 1, beside });
      const { notices } = session.getState();
      const { leading, other } = comparedRuns(session.getState());
      expect(Math.min(leading.length, other.length)).toBeGreaterThan(0);
      const { contrast } = sidesOf(session.getState());
      const isNamed = notices.some(({ kind }) => kind === 'unknown-part');
      expect([beside, isNamed]).toEqual([
        beside,
        printContrast(contrast).split('.')[0] !== beside.split('.')[0],
      ]);
    }
  });
});

describe('two figures', () => {
  test('stand left and right as courses name the pair, whichever is at hand', () => {
    const { session } = opened('thu-fig-3-10');
    const pair = () => {
      const { leading, other } = comparedRuns(session.getState());
      return [leading.rules.cutoff, other.rules.cutoff];
    };
    compare(session, { at: 0, past: 0 }, { kind: 'setting', name: 'cutoff', value: 'strict' });
    expect(pair()).toEqual(['equal', 'strict']);
    expect(sidesOf(session.getState()).own).toBe('leading');
    session.setState({ rules: { ...session.getState().rules, cutoff: 'strict' } });
    compare(session, { at: 0, past: 0 }, { kind: 'setting', name: 'cutoff', value: 'equal' });
    expect(pair()).toEqual(['equal', 'strict']);
    expect(sidesOf(session.getState()).own).toBe('other');
  });

  test('keep their names in another order, and what is pointed at in one is shown in both', () => {
    const { session } = opened('thu-fig-3-10');
    compare(session, { at: 0, past: 0 }, { kind: 'children', value: 'best' });
    const [left, right] = (['leading', 'other'] as const).map((side) => sideSession(session, side));
    const random = seeded(3);
    const { tree, names } = left!.getState().subject;
    for (let turn = 0; turn < 50; turn += 1) {
      const node = random.pick(tree.nodes());
      left!.setState({ hovered: node });
      const there = right!.getState();
      expect(there.subject.names.of(there.hovered!)).toBe(names.of(node));
      expect(there.subject.tree.key(there.hovered!)).toBe(tree.key(node));
      right!.setState({ hovered: there.hovered });
      expect(session.getState().hovered).toBe(node);
    }
    session.setState({ hovered: null });
    expect(left!.getState().hovered).toBeNull();
  });

  test('show in both what the left has read last', () => {
    const { session } = opened('thu-fig-3-10');
    compare(session, { at: 4, past: 0 });
    const { stop } = stopAt(session.getState());
    for (const side of ['leading', 'other'] as const)
      expect(sideSession(session, side).getState().hovered).toBe(stop.leaf);
  });

  test('of other trees, and in another order, are paired by number', () => {
    const { session } = opened('thu-fig-3-10');
    const pairing = (contrast: Contrast) => {
      compare(session, { at: 0, past: 0 }, contrast);
      return comparedInStep(session.getState()).pairing;
    };
    expect(pairing({ kind: 'tree', value: 'gfg' })).toBe('number');
    expect(pairing({ kind: 'children', value: 'best' })).toBe('number');
    expect(pairing({ kind: 'setting', name: 'cutoff', value: 'strict' })).toBe('node');
    expect(pairing({ kind: 'notation', value: 'range' })).toBe('node');
  });

  test('on the scale that matters: 1-2-3-4 beside 1-20-30-400 reads the same leaves and plays another move', () => {
    const { session } = opened('aima-chance-1234');
    compare(session, { at: 0, past: 0 }, { kind: 'tree', value: 'aima-chance-1-20-30-400' });
    const { leading, other } = comparedRuns(session.getState());
    expect(comparedInStep(session.getState())).toMatchObject({ pairing: 'node' });
    expect(leading.bestMoveAt()).not.toBe(other.bestMoveAt());
  });

  test('to depth 2 and 3: the deeper stands where it leaves what the other judges', () => {
    const { session } = opened('how-deep');
    session.setState({ limits: { ...session.getState().limits!, deepen: false, depth: 2 } });
    compare(session, { at: 1, past: 0 }, { kind: 'setting', name: 'depth', value: 3 });
    const { leading, other } = comparedRuns(session.getState());
    for (const { leaf, leading: left, other: right } of comparedInStep(session.getState()).stops) {
      if (leaf === null) continue;
      expect(leading.event(left)).toMatchObject({ kind: 'horizon', node: leaf });
      expect(other.event(right)).toMatchObject({ kind: 'exit', node: leaf });
    }
  });

  test('begin at the last stop that the figure has come to, on whichever side it is', () => {
    const { session } = opened('thu-fig-3-10');
    session.setState({ step: 25 });
    compare(session, undefined, { kind: 'setting', name: 'cutoff', value: 'strict' });
    const { stop } = stopAt(session.getState());
    expect(stop.leading).toBeLessThanOrEqual(25);
    expect(session.getState().step).toBe(stop.leading);
    goToStop(session, 99);
    expect(stopAt(session.getState()).stop.leaf).toBeNull();
    expect(session.getState().subject.tree.kindName(ROOT)).toBe('max');
  });
});

describe('event by event', () => {
  const comparing = () => {
    const { session } = opened('thu-fig-3-10');
    session.setState({ grain: 'event' });
    compare(session, { at: 0, past: 0 }, { kind: 'setting', name: 'cutoff', value: 'strict' });
    return session;
  };

  test('every event of the left run is a stop, forwards and backwards, and the right waits for its readings', () => {
    const session = comparing();
    const { leading, other } = comparedRuns(session.getState());
    const { stops } = comparedInStep(session.getState());
    const stands: (readonly number[])[] = [];
    do {
      const { stop, past } = stopAt(session.getState());
      stands.push([stop.leading, stop.other]);
      expect(past).toBe(
        stop.leading - (stops.findLast(({ leading: at }) => at <= stop.leading)?.leading ?? 0),
      );
      const sides = (['leading', 'other'] as const).map((side) => sideSession(session, side).getState());
      expect(sides.map(({ step }) => step)).toEqual([stop.leading, stop.other]);
      const node = past > 0 ? leading.nodeAt(stop.leading) : stop.leaf;
      expect(sides.map(({ hovered }) => hovered)).toEqual([node, node]);
    } while (move(session, 'next'));
    expect(stands.map(([step]) => step)).toEqual(Array.from({ length: leading.length + 1 }, (_, at) => at));
    expect(stands.at(-1)).toEqual([leading.length, other.length]);
    expect(new Set(stands.map(([, step]) => step))).toEqual(new Set(stops.map(({ other: step }) => step)));
    const back: (readonly number[])[] = [];
    do back.push([stopAt(session.getState()).stop.leading, stopAt(session.getState()).stop.other]);
    while (move(session, 'back'));
    expect(back.toReversed()).toEqual(stands);
  });

  test('stands in the address between two stops, and comes back from there', () => {
    const session = comparing();
    goToStop(session, 3, 2);
    const hash = encodeAddress(addressOf(session.getState())!)!;
    expect(hash).toContain('&compare=3&past=2&beside=cutoff.strict');
    const { compare: at } = decodeAddress(hash);
    const other = opened('thu-fig-3-10').session;
    compareAsked(other, at);
    expect(stopAt(other.getState())).toEqual(stopAt(session.getState()));
    compareAsked(other, { stop: 3, past: 9999, beside: 'cutoff.strict' });
    const { stops } = comparedInStep(other.getState());
    expect(stopAt(other.getState()).stop.leading).toBe(stops[4]!.leading - 1);
  });

  test('leaf by leaf leads from between two stops to either of them', () => {
    const session = comparing();
    goToStop(session, 3, 2);
    session.setState({ grain: 'visit' });
    move(session, 'back');
    expect(stopAt(session.getState())).toMatchObject({ at: 3, past: 0 });
    goToStop(session, 3, 2);
    move(session, 'next');
    expect(stopAt(session.getState())).toMatchObject({ at: 4, past: 0 });
  });

  test('begins where the figure stands, if that is the one on the left', () => {
    const { session } = opened('thu-fig-3-10');
    session.setState({ grain: 'event', step: 7 });
    compare(session, undefined, { kind: 'setting', name: 'cutoff', value: 'strict' });
    expect(stopAt(session.getState()).stop.leading).toBe(7);
  });
});

describe('a figure that comes to what the other one has', () => {
  test.each([
    ['cutoff', () => ({ cutoff: 'strict' }) as const],
    ['bounds', () => ({ bounds: 'parent' }) as const],
  ] as const)('by its caption changes places with it: %s', (kind, changed) => {
    const { session } = opened('nilsson-fig-3-12');
    const before = session.getState().rules[kind];
    const value = Object.values(changed())[0]!;
    compare(session, { at: 4, past: 0 }, { kind: 'setting', name: kind, value } as Contrast);
    const pair = comparedRuns(session.getState());
    chooseRules(session, changed());
    const sides = sidesOf(session.getState());
    expect([sides.leading.rules[kind], sides.other.rules[kind]]).toEqual([before, value]);
    expect(sides.own).toBe('other');
    expect(sides[sides.own].rules[kind]).toBe(value);
    const { leading, other } = comparedRuns(session.getState());
    expect([leading.length, other.length]).toEqual([pair.leading.length, pair.other.length]);
    // The address says the same pair when it is opened again.
    const { compare: at } = decodeAddress(encodeAddress(addressOf(session.getState())!)!);
    const again = opened('nilsson-fig-3-12').session;
    again.setState({ rules: session.getState().rules });
    compareAsked(again, at);
    expect(sidesOf(again.getState()).contrast).toEqual(sides.contrast);
    chooseRules(session, { [kind]: before });
    expect(sidesOf(session.getState()).own).toBe('leading');
  });

  test('by its caption leaves it another notation', () => {
    const { session } = opened('nilsson-fig-3-12');
    compare(session, { at: 4, past: 0 }, { kind: 'notation', value: 'range' });
    session.setState({ notation: 'range' });
    const { leading, other } = sidesOf(session.getState());
    expect([leading.notation, other.notation]).toEqual(['window', 'range']);
  });
});

test('every tree of MAX and MIN in the library may stand beside a figure, and comes back from the address', () => {
  const { session } = opened('thu-fig-3-10');
  const trees = treesBeside(session.getState().subject);
  expect(trees.map(({ id }) => id)).not.toContain('thu-fig-3-10');
  const ofPlayers = LIBRARY.filter((example) => subjectOfExample(example).tree.players > 0);
  expect(ofPlayers.length).toBeGreaterThan(0);
  expect(trees).toHaveLength(LIBRARY.length - 1 - ofPlayers.length);
  for (const { id } of trees) {
    const before = opened('thu-fig-3-10').session;
    compare(before, undefined, { kind: 'tree', value: id });
    const { compare: at } = decodeAddress(encodeAddress(addressOf(before.getState())!)!);
    const again = opened('thu-fig-3-10').session;
    compareAsked(again, at);
    expect(sidesOf(again.getState()).other.subject.example?.id).toBe(id);
    expect(again.getState().notices).toEqual([]);
  }
});
