/**
 * Edits of a large tree wait for its search. Whatever is edited, undone and redone at whatever moment of the searches, the
 * end is that of a session that searches at once. Trees are small here; a limit of 0 nodes makes every search a long one.
 */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import '../../src/core/run/furtherRecorders.ts';
import '../../src/core/run/furtherSearches.ts';
import { type Edit, editOfLater } from '../../src/core/edit/index.ts';
import type { GameTree } from '../../src/core/index.ts';
import type { Random } from '../../src/core/random/seeded.ts';
import { sameMoment } from '../../src/core/run/sameMoment.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { nodeOfKey } from '../../src/core/tree/nodeOfKey.ts';
import '../../src/families/furtherRows.ts';
import { exampleById } from '../../src/library/library.ts';
import { printTree } from '../../src/notation/printTree.ts';
import { leaveWithPage } from '../../src/session/autosave.ts';
import { chooseAlgorithm, chooseGrowth } from '../../src/session/chooseSearch.ts';
import { applyEdit, edit, rename, replaceTree, select, travel } from '../../src/session/editing.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import { LONG_SEARCH } from '../../src/session/longSearch.ts';
import { openSubject } from '../../src/session/openSubject.ts';
import { MOST_AT_ONCE, runOf } from '../../src/session/runOf.ts';
import { atOnce, whenRecorded } from '../../src/session/searching.ts';
import { createSession, goToStep, type Session, type SessionState } from '../../src/session/session.ts';
import { showAgain } from '../../src/session/showOther.ts';
import { sliceOf } from '../../src/session/slice.ts';
import { type Subject, subjectOfTree, withFullTree } from '../../src/session/subject.ts';
import { visit } from '../../src/session/visiting.ts';
import { editedIn, fullTreeIn, historyIn, selectedKeyIn, waitingIn } from '../../src/session/waitingEdits.ts';
import { english } from '../../src/words/en/page.ts';
import { expectSame, forTrees, naming } from '../support/forTrees.ts';
import { howMany } from '../support/howMany.ts';
import { sessionOn, treeOf } from '../support/ownTree.ts';
import { someEdit } from '../support/someEdit.ts';
import { storedTexts } from '../support/storedTexts.ts';

beforeEach(() => {
  atOnce.most = 0;
});

afterEach(() => {
  atOnce.most = MOST_AT_ONCE;
});

/** Carries out what is not to wait. */
function searchingAtOnce<Made>(act: () => Made): Made {
  const { most } = atOnce;
  atOnce.most = Infinity;
  try {
    return act();
  } finally {
    atOnce.most = most;
  }
}

const phase = (session: Session) => sliceOf(session, LONG_SEARCH).phase;
const isWaiting = (session: Session) => waitingIn(session.getState()) !== null;
const turn = () => new Promise((resolve) => setTimeout(resolve));

/** Waits until no edit waits any more. */
async function over(session: Session): Promise<void> {
  for (let turns = 0; isWaiting(session) && turns < 1_000; turns += 1) await turn();
  expect(isWaiting(session)).toBe(false);
}

/** Lets everything come that may still be under way. */
async function rest(): Promise<void> {
  for (let turns = 0; turns < 8; turns += 1) await turn();
}

const treeIn = (session: Session) => editedIn(session.getState()).tree;
const textIn = (session: Session) => printTree(treeIn(session));
const shownText = (session: Session) => printTree(session.getState().subject.tree);

/** A tree with all that edits and undo keep of it. */
function told({ tree, own }: Subject): unknown {
  return [printTree(tree), tree.nodes().map((node) => tree.key(node)), own?.title];
}

/** All that edits change of the state, but the step. */
function stateOf(state: SessionState): unknown {
  const { subject, algorithm, rules, limits, numbers, past, future, focused, lastEdit } = state;
  const run = runOf(state);
  const events = Array.from({ length: run.length }, (_, step) => run.event(step + 1));
  return {
    ...{ algorithm, rules, limits, numbers, selected: focused === null ? null : subject.tree.key(focused) },
    ...{ past: past.map(told), now: told(withFullTree(subject)), future: future.map(told) },
    ...{ tree: told(subject), events, about: lastEdit?.about, grows: run.grows },
  };
}

type Act = (session: Session, isOfFigure: boolean) => void;

/** Something that a reader does: an edit, undo, redo, another title, another node selected. */
function someAct(reference: Session, random: Random): Act {
  const tree = treeIn(reference);
  const what = someEdit(tree, random);
  const isDrag = random.below(4) === 0;
  const acts: readonly Act[] = [
    ...Array.from(
      { length: 6 },
      (): Act => (session, isOfFigure) => {
        const { tree: drawn } = session.getState().subject;
        // One who presses in the figure names the nodes of the tree that stands there, if it has them.
        const asDrawn = isOfFigure ? editOfLater(tree, what, drawn) : null;
        const isSameMove = asDrawn !== null && what[0] !== 'moveNode';
        const now = treeIn(session);
        const about = isDrag && what[0] === 'setValue' ? `value ${tree.key(what[1])}` : null;
        if (isSameMove) edit(session, drawn, asDrawn, about);
        else edit(session, now, editOfLater(tree, what, now) as Edit, about);
      },
    ),
    (session) => travel(session, 'undo'),
    (session) => travel(session, 'undo'),
    (session) => travel(session, 'redo'),
    (session) => rename(session, `Title ${what[0]}`),
  ];
  return random.pick(acts);
}

/** Trees and what is chosen with them. */
function samples(count: number): readonly { readonly tree: GameTree; readonly random: Random }[] {
  const made: { tree: GameTree; random: Random }[] = [];
  forTrees({ long: 4 * count, usual: count }, { nodes: 20, halting: true }, ({ tree, random }) => {
    made.push({ tree, random });
  });
  return made;
}

describe('edits, undos and redos at any moment of the searches', () => {
  test('end as on a session that searches at once; what is out of date is never displayed', async () => {
    const counts = { landed: 0, several: 0, acts: 0 };
    for (const [index, { tree, random }] of samples(40).entries()) {
      const [session, reference] = [sessionOn(tree), sessionOn(tree)];
      let actsSince = 0;
      session.subscribe((state, before) => {
        if (withFullTree(state.subject).tree === withFullTree(before.subject).tree) return;
        expectSame(told(withFullTree(state.subject)), told(fullTreeIn(reference.getState())));
        counts.landed += 1;
        if (actsSince > 1) counts.several += 1;
        actsSince = 0;
        // The step is the one that means the same as that which was displayed.
        const lost = before.lastEdit?.lost ?? null;
        const from = lost?.landed === before.step ? lost : { run: runOf(before), step: before.step };
        expect(state.step).toBe(sameMoment(from.run, from.step, runOf(state)).step);
      });
      for (let acts = 0; acts < 14; acts += 1) {
        const act = someAct(reference, random);
        searchingAtOnce(() => act(reference, false));
        act(session, random.below(2) === 0);
        actsSince += 1;
        counts.acts += 1;
        naming(
          () => `tree ${index}, act ${acts}`,
          () => {
            expectSame(told(fullTreeIn(session.getState())), told(fullTreeIn(reference.getState())));
            expect(selectedKeyIn(session.getState())).toBe(selectedKeyIn(reference.getState()));
          },
        );
        for (let turns = random.below(4); turns > 0; turns -= 1) await turn();
        if (random.below(5) === 0) await over(session);
        if (random.below(3) === 0) goToStep(session, random.below(20));
        if (random.below(4) === 0) selectInBoth(session, reference, random);
      }
      await over(session);
      naming(
        () => `tree ${index}`,
        () => expectSame(stateOf(session.getState()), stateOf(reference.getState())),
      );
    }
    expect(counts.landed).toBeGreaterThan(counts.acts / 4);
    expect(counts.several).toBeGreaterThan(30);
  });

  /** Selects a node that both figures have, as the arrow keys do. */
  function selectInBoth(session: Session, reference: Session, random: Random): void {
    const [tree, other] = [session, reference].map((one) => one.getState().subject.tree) as [
      GameTree,
      GameTree,
    ];
    const node = random.below(tree.size) as NodeId;
    const known = nodeOfKey(other, tree.key(node));
    // To select what the figure has selected already is nothing new.
    if (known === undefined || node === session.getState().focused) return;
    session.setState({ focused: node });
    reference.setState({ focused: known });
  }

  test('and Cancel: the displayed tree stays, and Redo leads to all that was there to be undone and redone', async () => {
    let cancelled = 0;
    for (const [index, { tree, random }] of samples(40).entries()) {
      const session = sessionOn(tree);
      for (let acts = 0; acts < 12; acts += 1) {
        someAct(session, random)(session, random.below(2) === 0);
        for (let turns = random.below(3); turns > 0; turns -= 1) await turn();
        if (!isWaiting(session) || random.below(3) > 0) continue;
        const before = session.getState();
        const { subject, past, future } = waitingIn(before)!;
        const line = [...past, subject, ...future.toReversed()].map(told);
        sliceOf(session, LONG_SEARCH).cancel();
        cancelled += 1;
        const after = session.getState();
        expect([isWaiting(session), phase(session)]).toEqual([false, 'none']);
        for (const name of ['subject', 'algorithm', 'step', 'focused'] as const)
          expect(after[name]).toBe(before[name]);
        const now = [...after.past, withFullTree(after.subject), ...after.future.toReversed()].map(told);
        naming(
          () => `tree ${index}, act ${acts}`,
          () =>
            expectSame(
              now.filter((one) => line.some((other) => isEqual(one, other))),
              line,
            ),
        );
        await rest();
        expect(session.getState()).toBe(after);
      }
    }
    expect(cancelled).toBeGreaterThan(howMany(60, 15));
  });
});

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

describe('while an edit waits', () => {
  const AIMA = '(3 12 8) (2 4 6) (14 5 2)';
  const setFirst = (session: Session, value: number, about: string | null = null) =>
    edit(session, treeIn(session), ['setValue', 2 as NodeId, value], about);

  test('the figure stays, what is edited is as the edits leave it, and it is said what is searched', async () => {
    const session = sessionOn(treeOf(AIMA));
    goToStep(session, 5);
    const before = session.getState();
    setFirst(session, 7);
    setFirst(session, 8);
    expect(phase(session)).toBe('searching');
    expect([shownText(session), textIn(session)]).toEqual([AIMA, '(8 12 8) (2 4 6) (14 5 2)']);
    expect([session.getState().step, session.getState().past]).toEqual([5, before.past]);
    expect(historyIn(session.getState()).past).toHaveLength(2);
    await over(session);
    expect([shownText(session), phase(session)]).toEqual(['(8 12 8) (2 4 6) (14 5 2)', 'none']);
    expect(session.getState().past.map(({ tree }) => printTree(tree))).toEqual([
      AIMA,
      '(7 12 8) (2 4 6) (14 5 2)',
    ]);
  });

  test('Undo takes back what waits, at once, and Redo has it searched', async () => {
    const session = sessionOn(treeOf(AIMA));
    setFirst(session, 7);
    expect(travel(session, 'undo')).toBe(true);
    expect([isWaiting(session), phase(session), shownText(session)]).toEqual([false, 'none', AIMA]);
    await rest();
    expect(shownText(session)).toBe(AIMA);
    expect(travel(session, 'redo')).toBe(true);
    expect(phase(session)).toBe('searching');
    await over(session);
    expect(shownText(session)).toBe('(7 12 8) (2 4 6) (14 5 2)');
    expect(travel(session, 'redo')).toBe(false);
  });

  test('a value that is dragged on is one entry of the history, and Cancel takes back to what was searched', async () => {
    const session = sessionOn(treeOf(AIMA));
    for (const value of [4, 5]) setFirst(session, value, 'value');
    await over(session);
    setFirst(session, 6, 'value');
    sliceOf(session, LONG_SEARCH).cancel();
    expect(shownText(session)).toBe('(5 12 8) (2 4 6) (14 5 2)');
    travel(session, 'redo');
    await over(session);
    expect(shownText(session)).toBe('(6 12 8) (2 4 6) (14 5 2)');
    travel(session, 'undo');
    travel(session, 'undo');
    expect(textIn(session)).toBe(AIMA);
  });

  test('an edit of a node that is gone is refused by name, and one of a node that has moved is of that node', async () => {
    const session = sessionOn(treeOf(AIMA));
    const { tree } = session.getState().subject;
    edit(session, tree, ['removeNode', 1 as NodeId]);
    expect(edit(session, tree, ['setValue', 2 as NodeId, 7])).toBe(false);
    expect(session.getState().notices).toEqual([{ kind: 'edit-refused', refusal: 'gone', number: 0 }]);
    edit(session, tree, ['setValue', 6 as NodeId, 7]);
    edit(session, tree, ['moveNode', 12 as NodeId, 5 as NodeId, 1]);
    await over(session);
    expect(shownText(session)).toBe('(7 2 4 6) (14 5)');
  });

  test('a further edit is of the node that the last one has selected, unless another one was selected since', async () => {
    const session = sessionOn(treeOf(AIMA));
    session.setState({ focused: 1 as NodeId });
    edit(session, treeIn(session), ['addChild', 1 as NodeId]);
    const added = selectedKeyIn(session.getState());
    expect(nodeOfKey(treeIn(session), added!)).toBe(5);
    session.setState({ focused: 2 as NodeId });
    expect(selectedKeyIn(session.getState())).toBe(treeIn(session).key(2 as NodeId));
    select(session, added!);
    expect(selectedKeyIn(session.getState())).toBe(added);
    await over(session);
    expect(session.getState().focused).toBe(5);
  });

  test('another search that is asked for is made of the edited tree, once that is there', async () => {
    const session = sessionOn(treeOf(AIMA));
    setFirst(session, 7);
    expect(chooseAlgorithm(session, 'minimax')).toBe(true);
    setFirst(session, 9);
    expect(session.getState().algorithm).toBe('alpha-beta');
    await over(session);
    await expect.poll(() => session.getState().algorithm, { interval: 1 }).toBe('minimax');
    expect(shownText(session)).toBe('(9 12 8) (2 4 6) (14 5 2)');
    expect(runOf(session.getState()).length).toBeGreaterThan(0);
  });

  test('a tree that is searched with lists, and one that grows so, is searched and grown as before', async () => {
    for (const isGrown of [true, false]) {
      const session = sessionOn(treeOf(AIMA));
      searchingAtOnce(() => {
        chooseAlgorithm(session, 'two-phase');
        chooseGrowth(session, isGrown ? 'grown' : 'drawn');
      });
      const reference = sessionOn(treeOf(AIMA));
      searchingAtOnce(() => {
        chooseAlgorithm(reference, 'two-phase');
        chooseGrowth(reference, isGrown ? 'grown' : 'drawn');
      });
      const whole = (one: Session) => fullTreeIn(one.getState()).tree;
      for (const act of [
        (one: Session) => edit(one, whole(one), ['setValue', 2 as NodeId, 7]),
        (one: Session) => edit(one, whole(one), ['removeNode', 9 as NodeId]),
        (one: Session) => travel(one, 'undo'),
        (one: Session) => edit(one, whole(one), ['setLabel', ROOT, 'R']),
      ]) {
        act(session);
        searchingAtOnce(() => act(reference));
      }
      expect(isWaiting(session)).toBe(true);
      await over(session);
      expectSame(stateOf(session.getState()), stateOf(reference.getState()));
    }
  });

  test('the page may go to a screen, where the edit is carried out all the same', async () => {
    const session = sessionOn(treeOf(AIMA));
    setFirst(session, 7);
    visit(session, 'progress');
    await over(session);
    expect(shownText(session)).toBe('(7 12 8) (2 4 6) (14 5 2)');
    expect(session.getState().activity.kind).toBe('visiting');
  });

  test('another tree may be opened: a notice leads back to the edited one, with its history', async () => {
    const session = sessionOn(treeOf(AIMA));
    goToStep(session, 3);
    // What hears of another tree may change the state in turn, before the rest has heard of it.
    session.stepped.subscribe((state) => {
      if (state.subject.own?.id === 'other' && !state.playing) session.setState({ playing: true });
    });
    setFirst(session, 7);
    searchingAtOnce(() => openSubject(session, subjectOfTree(treeOf('1 2'), { id: 'other', title: '' })));
    expect([isWaiting(session), phase(session)]).toEqual([false, 'none']);
    await expect.poll(() => session.getState().notices, { interval: 1 }).toHaveLength(1);
    const [notice] = session.getState().notices;
    if (notice?.kind !== 'left-tree') throw new Error('no notice about the tree');
    expect(shownText(session)).toBe('1 2');
    showAgain(session, notice.shown);
    expect([shownText(session), session.getState().notices]).toEqual(['(7 12 8) (2 4 6) (14 5 2)', []]);
    expect(session.getState().step).toBe(3);
    travel(session, 'undo');
    expect(textIn(session)).toBe(AIMA);
  });

  test('a tree that a text describes, and a value outside the bounds that is allowed, wait as well', async () => {
    const session = sessionOn(treeOf('leaves 0..9; (1 2) (3 4)'));
    replaceTree(session, treeOf('leaves 0..9; (1 2) (3 5)'), null, 'text');
    expect(edit(session, treeIn(session), ['setValue', 2 as NodeId, 99])).toBe(false);
    const [notice] = session.getState().notices;
    if (notice?.kind !== 'outside-bounds') throw new Error('no notice about the bounds');
    expect(notice.outside.before).toBe(treeIn(session));
    applyEdit(session, notice.outside.allowed);
    expect(session.getState().notices).toEqual([]);
    await over(session);
    expect(shownText(session)).toBe('leaves 0..99; (99 2) (3 5)');
    expect(session.getState().past).toHaveLength(2);
  });

  test('something else that takes long may be asked for, and is not given up when the edit is there', async () => {
    const session = sessionOn(treeOf(AIMA));
    setFirst(session, 7);
    let isDone = false;
    whenRecorded(session, () => {
      isDone = true;
    });
    expect(isDone).toBe(false);
    await over(session);
    expect(isDone).toBe(true);
  });
});

describe('edits that wait are stored', () => {
  test('as the edits leave the tree, also one of the library, and when the page is closed', async () => {
    const subject = subjectOfExample(exampleById('aima-fig-5-5')!);
    const session = createSession({ subject, language: english, theme: 'light' });
    runOf(session.getState());
    const { autosave, texts } = storedTexts(session);
    const leaving: (() => void)[] = [];
    const host = {
      history: { state: null },
      addEventListener: (_type: string, leave: () => void) => leaving.push(leave),
      removeEventListener() {},
    };
    leaveWithPage(session, host);
    edit(session, treeIn(session), ['setValue', 2 as NodeId, 7]);
    expect(isWaiting(session)).toBe(true);
    await autosave.flush();
    expect(texts).toEqual(['(7 12 8) (2 4 6) (14 5 2)']);
    autosave.stop();
  });
});
