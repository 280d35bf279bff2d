/** A tree that grows as it is searched: what it has at which step, and how the session goes on with it. */

import { beforeEach, describe, expect, test } from 'vitest';
import { setValue } from '../../src/core/edit/fields.ts';
import type { AnyRun } from '../../src/core/run/anyRun.ts';
import { canSearch, DEPTH_FIRST, isDepthFirst } from '../../src/core/search/algorithms.ts';
import { DEFAULT_RULES, type SearchRules } from '../../src/core/search/searchSettings.ts';
import type { NodeId } from '../../src/core/tree/nodeId.ts';
import { narrate } from '../../src/families/index.ts';
import { grundy } from '../../src/games/grundy.ts';
import { unfold } from '../../src/games/unfold.ts';
import { exampleById, LIBRARY } from '../../src/library/library.ts';
import { decodeAddress, encodeAddress } from '../../src/link/address.ts';
import { printTree } from '../../src/notation/printTree.ts';
import { addressOf } from '../../src/session/addressOf.ts';
import { chooseAlgorithm, chooseGrowth, chooseRules } from '../../src/session/chooseSearch.ts';
import { compare, comparedRuns } from '../../src/session/comparing.ts';
import { drawFullTree } from '../../src/session/drawFullTree.ts';
import { applyEdit, travel } from '../../src/session/editing.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import { filedTree } from '../../src/session/filedTrees.ts';
import { searchedSubject } from '../../src/session/growing.ts';
import { flipTo } from '../../src/session/openSubject.ts';
import { packedOf } from '../../src/session/packedOf.ts';
import { askQuestions } from '../../src/session/predicting.ts';
import { restore } from '../../src/session/restore.ts';
import { runOf } from '../../src/session/runOf.ts';
import { createSession, goToStep, type Session } from '../../src/session/session.ts';
import {
  growthOf,
  openingSettings,
  type Subject,
  subjectOfTree,
  withFullTree,
} from '../../src/session/subject.ts';
import { english } from '../../src/words/en/page.ts';
import { plain } from '../../src/words/sentence.ts';
import { forTreesAndRulesInTurn } from '../support/forTrees.ts';

const STRICT: SearchRules = { ...DEFAULT_RULES, cutoff: 'strict' };

function subjectCalled(id: string): Subject {
  return subjectOfExample(exampleById(id)!);
}

function grundySeven(): Subject {
  const unfolded = unfold(grundy(7, 'min'));
  if (!unfolded.ok) throw new Error('too large');
  return subjectOfTree(unfolded.tree, { id: 'grundy', title: '' });
}

/** At each cut: the step, what was generated so far, the moves that never are. */
function cutsOf(subject: Subject): number[][] {
  const { run } = subject.growth!;
  return run.eventsOf('cutoff').map((step) => {
    const event = run.event(step);
    if (event.kind !== 'cutoff') throw new Error('no cutoff');
    return [step, run.tallyAt(step).generated, event.neverGenerated];
  });
}

describe('before the first step', () => {
  test('the leaves of a tree are counted where it is there, not where it is to grow', () => {
    const whole = subjectCalled('aima-fig-5-5');
    const how = { algorithm: 'alpha-beta', rules: DEFAULT_RULES } as const;
    const saidOf = (subject: Subject) =>
      plain(narrate(runOf({ subject, ...how }).momentAt(0), subject.names, english));
    expect(saidOf(whole)).toBe('MAX decides at A. 9 leaves in all.');
    expect(saidOf(searchedSubject(whole, how, 'grown'))).toBe('MAX decides at A.');
  });
});

describe('the figures of a tree that grows under alpha-beta', () => {
  test.each([
    ['aima-fig-5-5', 13, 11, [[14, 7, 2]]],
    [
      'thu-fig-3-10',
      39,
      23,
      [
        [14, 8, 1],
        [25, 11, 3],
        [44, 19, 1],
        [57, 23, 1],
      ],
    ],
    ['ttt-stage1-alphabeta', 16, 12, [[18, 9, 4]]],
    [
      'ttt-stage2',
      26,
      19,
      [
        [20, 10, 5],
        [41, 19, 2],
      ],
    ],
    [
      'ttt-stage3',
      26,
      14,
      [
        [16, 8, 3],
        [22, 10, 3],
        [28, 12, 3],
        [34, 14, 3],
      ],
    ],
    [
      'Grundy, 7 coins',
      24,
      19,
      [
        [38, 15, 1],
        [50, 19, 1],
      ],
    ],
  ])('%s: %i drawn, %i generated', (id, drawn, generated, cuts) => {
    const whole = id.startsWith('Grundy') ? grundySeven() : subjectCalled(id);
    const grown = searchedSubject(whole, { algorithm: 'alpha-beta', rules: DEFAULT_RULES }, 'grown');
    expect(whole.tree.size).toBe(drawn);
    expect(grown.tree.size).toBe(generated);
    expect(cutsOf(grown)).toEqual(cuts);
  });

  test.each([
    ['ttt-stage1-alphabeta', 14, [22, 11, 2]],
    ['ttt-stage2', 24, null],
    ['Grundy, 7 coins', 24, null],
  ])('%s, strict: %i generated', (id, generated, firstCut) => {
    const whole = id.startsWith('Grundy') ? grundySeven() : subjectCalled(id);
    const grown = searchedSubject(whole, { algorithm: 'alpha-beta', rules: STRICT }, 'grown');
    expect(grown.tree.size).toBe(generated);
    if (firstCut !== null) expect(cutsOf(grown)[0]).toEqual(firstCut);
  });

  test('of figure 3.10, node by node: when each is born, and how many are held', () => {
    const { run } = searchedSubject(
      subjectCalled('thu-fig-3-10'),
      { algorithm: 'alpha-beta', rules: DEFAULT_RULES },
      'grown',
    ).growth!;
    expect(run.tree.nodes().map((node) => run.bornAt(node))).toEqual([
      1, 2, 3, 4, 5, 7, 11, 12, 19, 20, 21, 30, 31, 32, 33, 35, 37, 41, 42, 49, 50, 51, 53,
    ]);
    expect(run.tallyAt(run.length)).toMatchObject({ stored: 0, mostStored: 5, generated: 23 });
  });
});

describe('what grows is what is drawn first and searched', () => {
  test('in every tree of the library, by every algorithm: the same events in the same words, what is cut apart, and no node that none is about', () => {
    // Trees of several players are there first.
    for (const example of LIBRARY.filter(({ algorithm }) => isDepthFirst(algorithm))) {
      const whole = subjectOfExample(example);
      for (const algorithm of DEPTH_FIRST.filter((name) => canSearch(name, whole.tree))) {
        const rules = openingSettings(whole).rules;
        const drawn = runOf({ subject: whole, algorithm, rules });
        const grown = searchedSubject(whole, { algorithm, rules }, 'grown');
        const { run } = grown.growth!;
        const keys = (subject: Subject, at: readonly number[]) =>
          at.map((node) => subject.tree.key(node as NodeId));
        const steps = Array.from({ length: drawn.length }, (_, index) => index + 1);
        expect(run.length, example.id).toBe(drawn.length);
        expect(
          keys(
            grown,
            steps.map((step) => run.nodeAt(step)),
          ),
        ).toEqual(
          keys(
            whole,
            steps.map((step) => drawn.nodeAt(step)),
          ),
        );
        const told = (run: AnyRun, { names }: Subject) =>
          steps
            .filter((step) => step < run.length && run.event(step).kind !== 'cutoff')
            .map((step) => plain(narrate(run.momentAt(step), names, english)));
        // Where nothing is cut the trees are the same.
        if (grown.tree.size < whole.tree.size)
          expect(told(run, grown), example.id).toEqual(told(drawn, whole));
        const touched = new Set(steps.map((step) => run.nodeAt(step)));
        expect(touched.size).toBe(grown.tree.size);
        for (const node of grown.tree.nodes()) {
          const origin = whole.tree.nodes().find((other) => whole.tree.key(other) === grown.tree.key(node))!;
          expect(grown.names.of(node)).toBe(whole.names.of(origin));
          if (whole.boards !== null) expect(grown.boards?.at(node)).toBe(whole.boards.at(origin));
        }
      }
    }
  });

  test('the counts of random trees: generated, expanded and never generated make up the moves', () => {
    forTreesAndRulesInTurn(300, { nodes: 60, chance: false }, ({ tree }, rules) => {
      const whole = subjectOfTree(tree, { id: '', title: '' });
      const { tree: grown, growth } = searchedSubject(whole, { algorithm: 'alpha-beta', rules }, 'grown');
      const { generated, expanded, leaves, neverGenerated, stored } = growth!.run.tallyAt(growth!.run.length);
      const inner = grown.nodes().filter((node) => !grown.isLeaf(node));
      expect(generated).toBe(grown.size);
      expect(expanded).toBe(inner.length);
      expect(generated).toBe(expanded + leaves);
      expect(inner.reduce((sum, node) => sum + grown.moveCount(node), 0)).toBe(
        generated - 1 + neverGenerated,
      );
      expect(stored).toBe(0);
    });
  });
});

describe('a session whose tree grows', () => {
  let session: Session;
  const state = () => session.getState();
  const hash = () => encodeAddress(addressOf(state())!);

  beforeEach(() => {
    session = createSession({ subject: subjectCalled('thu-fig-3-10'), language: english, theme: 'light' });
    goToStep(session, 25);
  });

  test('stays at its step, and at the node in hand where that is there', () => {
    const before = state();
    const [born, never] = [11, 14] as NodeId[];
    for (const [focused, isThere] of [
      [born as NodeId, true],
      [never as NodeId, false],
    ] as const) {
      session.setState({ ...before, focused });
      chooseGrowth(session, 'grown');
      const { subject, step } = state();
      expect([growthOf(subject), step]).toEqual(['grown', 25]);
      const key = state().focused === null ? null : subject.tree.key(state().focused!);
      expect(key).toBe(isThere ? before.subject.tree.key(focused!) : null);
      chooseGrowth(session, 'drawn');
      expect(state().subject).toBe(before.subject);
      expect(state().step).toBe(25);
    }
  });

  test('has another tree with another algorithm or rule, and its step with a rule', () => {
    chooseGrowth(session, 'grown');
    expect(state().subject.tree.size).toBe(23);
    chooseRules(session, { cutoff: 'strict' });
    expect(state().step).toBe(25);
    expect(state().subject.growth!.run.rules.cutoff).toBe('strict');
    expect(runOf(state())).toBe(state().subject.growth!.run);
    chooseAlgorithm(session, 'minimax');
    expect([state().subject.tree.size, state().step]).toEqual([39, 0]);
    expect(runOf(state()).algorithm).toBe('minimax');
    chooseAlgorithm(session, 'alpha-beta');
    chooseRules(session, { cutoff: 'equal' });
    expect(state().subject.tree.size).toBe(23);
  });

  test('is filed, packed and linked with the whole tree', async () => {
    const whole = printTree(state().subject.tree);
    const drawn = hash();
    chooseGrowth(session, 'grown');
    expect(printTree(filedTree(state()).tree)).toBe(whole);
    expect(hash()).toBe(drawn!.replace('&step', '&growth=grown&step'));
    const own = subjectOfTree(withFullTree(state().subject).tree, { id: 'a', title: 'mine' });
    session.setState({
      subject: searchedSubject(own, { algorithm: 'alpha-beta', rules: DEFAULT_RULES }, 'grown'),
    });
    const packed = await packedOf(state().subject);
    expect(packed).toBe(await packedOf(own));
    expect(addressOf(state())).toMatchObject({ growth: 'grown', tree: { kind: 'own', packed } });
  });

  test('comes back from its link, at the same step', async () => {
    chooseGrowth(session, 'grown');
    const { subject, step, notices } = await restore(decodeAddress(`#${hash()}`));
    expect(notices).toEqual([]);
    expect([growthOf(subject), subject.tree.size, step]).toEqual(['grown', 23, 25]);
    const other = await restore(decodeAddress('#v1&tree=thu-fig-3-10&growth=sideways&step=25'));
    expect(growthOf(other.subject)).toBe('drawn');
    expect(other.notices).toEqual([{ kind: 'unknown-part', part: 'growth=sideways' }]);
  });

  test('draws the whole tree for what needs all of it', () => {
    const { subject: whole } = state();
    const grow = () => chooseGrowth(session, 'grown');
    grow();
    drawFullTree(session);
    expect(state().subject).toBe(whole);
    grow();
    askQuestions(session, true);
    expect(state().subject).toBe(whole);
    askQuestions(session, false);
    grow();
    compare(session);
    expect(state().subject).toBe(whole);
    const { leading, other } = comparedRuns(state());
    expect([leading.tree, other.tree]).toEqual([whole.tree, whole.tree]);
  });

  test('ends with an edit, which is of the whole tree, and with its undoing', () => {
    const { tree } = state().subject;
    const leaf = tree.leaves().at(-1)!;
    applyEdit(session, setValue(tree, leaf, 77));
    const edited = state().subject;
    chooseGrowth(session, 'grown');
    travel(session, 'undo');
    expect(growthOf(state().subject)).toBe('drawn');
    travel(session, 'redo');
    expect(state().subject).toBe(edited);
  });

  test('flips to the tree it is paired with, which grows as well', () => {
    session = createSession({
      subject: subjectCalled('aima-chance-1234'),
      language: english,
      theme: 'light',
    });
    chooseGrowth(session, 'grown');
    flipTo(session, subjectCalled('aima-chance-1-20-30-400'));
    expect(growthOf(state().subject)).toBe('grown');
    expect(state().subject.example?.id).toBe('aima-chance-1-20-30-400');
  });
});
