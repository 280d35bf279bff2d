/** Trees of several players in the session: however they are opened, searched and edited, they come with their run. */
import { describe, expect, it } from 'vitest';
import { edited } from '../../src/core/edit/edits.ts';
import type { AlgorithmName } from '../../src/core/search/algorithms.ts';
import type { NodeId } from '../../src/core/tree/nodeId.ts';
import { questionAt } from '../../src/families/questionAt.ts';
import { exampleById } from '../../src/library/library.ts';
import { decodeAddress } from '../../src/link/address.ts';
import { packTree } from '../../src/link/packTree.ts';
import { parseTree } from '../../src/notation/parseTree.ts';
import { printTree } from '../../src/notation/printTree.ts';
import { readTreeFile } from '../../src/notation/readTreeFile.ts';
import { printTreeFile } from '../../src/notation/treeFile.ts';
import { isAskable } from '../../src/practice/exercise.ts';
import { PART_KINDS } from '../../src/practice/partKinds.ts';
import { chooseAlgorithm, chooseGrowth } from '../../src/session/chooseSearch.ts';
import { compare } from '../../src/session/comparing.ts';
import { edit, replaceTree, travel } from '../../src/session/editing.ts';
import { filedTree, openFiled } from '../../src/session/filedTrees.ts';
import { beginOnExample } from '../../src/session/practice/begin.ts';
import { restore } from '../../src/session/restore.ts';
import { runOf } from '../../src/session/runOf.ts';
import { createSession, type Session } from '../../src/session/session.ts';
import { growthOf, withFullTree } from '../../src/session/subject.ts';
import { editedIn } from '../../src/session/waitingEdits.ts';
import { loadLanguage } from '../../src/words/language.ts';

const english = await loadLanguage('en');

async function opened(hash: string): Promise<Session> {
  const {
    notices: _notices,
    compare: _compare,
    language: _language,
    ...shown
  } = await restore(decodeAddress(`#v1&${hash}`));
  return createSession({ ...shown, language: english, theme: 'light' });
}

const algorithmOf = (session: Session): AlgorithmName => session.getState().algorithm;
const textOf = (session: Session) => printTree(withFullTree(session.getState().subject).tree);
const TIE = 'p3(<2 5 3> <6 1 3>) p3(<4 3 3> <5 4 1>)';

describe('A link', () => {
  it.each<[string, AlgorithmName, number]>([
    ['tree=maxn-tie', 'max-n', 16],
    ['tree=maxn-tie&algorithm=two-phase', 'max-n', 16],
    ['tree=maxn-tie&growth=grown', 'max-n', 16],
    ['tree=maxn-tie&algorithm=minimax&growth=grown', 'minimax', 16],
    ['tree=maxn-shallow&algorithm=alpha-beta', 'alpha-beta', 36],
    ['tree=aima-fig-5-5&algorithm=max-n', 'alpha-beta', 26],
    [`literal=${encodeURIComponent('(<1 2> <2 1>)')}&root=min`, 'max-n', 6],
  ])('%s opens as %s', async (hash, algorithm, steps) => {
    const session = await opened(hash);
    expect(algorithmOf(session)).toBe(algorithm);
    expect(runOf(session.getState()).length).toBe(steps);
    expect(growthOf(session.getState().subject)).toBe('drawn');
  });

  it('holds a tree of one’s own', async () => {
    const text = 'sum 9; (<1 2 3> <4 5 0>) <1 1 1>';
    const session = await opened(`own=${await packTree({ title: 'x', text })}`);
    expect(textOf(session)).toBe(text);
    expect(algorithmOf(session)).toBe('max-n');
  });
});

describe('A tree of several players', () => {
  it('is drawn as MAX and MIN while all are against player 1, and edited as what it is', async () => {
    const session = await opened('tree=maxn-tie');
    expect(chooseAlgorithm(session, 'minimax')).toBe(true);
    const { subject } = session.getState();
    expect(subject.tree.nodes().map((node) => subject.tree.kindName(node))).toEqual([
      'max',
      'min',
      'leaf',
      'leaf',
      'min',
      'leaf',
      'leaf',
    ]);
    expect(subject.tree.leaves().map((leaf) => subject.names.of(leaf))).toEqual(['2', '6', '4', '5']);
    expect(printTree(editedIn(session.getState()).tree)).toBe(TIE);
    expect(edit(session, session.getState().subject.tree, ['setVector', 2 as NodeId, [9, 9, 9]])).toBe(true);
    expect(algorithmOf(session)).toBe('minimax');
    expect(session.getState().subject.names.of(2 as NodeId)).toBe('9');
    expect(travel(session, 'undo')).toBe(true);
    expect(textOf(session)).toBe(TIE);
    expect(edit(session, session.getState().subject.tree, ['setValue', 2 as NodeId, 3])).toBe(false);
    expect(chooseAlgorithm(session, 'max-n')).toBe(true);
    expect(runOf(session.getState()).length).toBe(16);
  });

  it('comes and goes as text, searched as is usual for each', async () => {
    const session = await opened('tree=aima-fig-5-5');
    const typed = (text: string) => {
      const parsed = parseTree(text);
      if (parsed.ok) replaceTree(session, parsed.value, null, 'text');
    };
    typed('(<1 2> <2 1>) <3 0>');
    expect(algorithmOf(session)).toBe('max-n');
    typed('(1 2) 3');
    expect(algorithmOf(session)).toBe('alpha-beta');
    travel(session, 'undo');
    travel(session, 'undo');
    travel(session, 'redo');
    expect(runOf(session.getState()).length).toBeGreaterThan(0);
  });

  it('is the same from a file', async () => {
    const session = await opened('tree=maxn-shallow&algorithm=alpha-beta');
    const file = readTreeFile(printTreeFile([filedTree(session.getState())]), '');
    expect(file.faults).toEqual([]);
    openFiled(session, file.trees[0]!);
    expect(algorithmOf(session)).toBe('alpha-beta');
    expect(runOf(session.getState()).result).toEqual({ ok: true, value: 1 });
  });

  it('neither grows, nor stands beside another search, nor is asked about as MAX and MIN see it', async () => {
    const session = await opened('tree=maxn-tie');
    chooseGrowth(session, 'grown');
    compare(session);
    expect(growthOf(session.getState().subject)).toBe('drawn');
    expect(session.getState().activity.kind).toBe('reading');
    const { tree } = withFullTree(session.getState().subject);
    const run = runOf(session.getState());
    for (let step = 1; step <= run.length; step += 1) expect(questionAt(run, step)).toBeNull();
    for (const kind of PART_KINDS)
      for (const algorithm of ['minimax', 'alpha-beta'] as const)
        expect(isAskable(kind, { tree, algorithm, rules: run.rules })).toBe(false);
    expect(beginOnExample(session, exampleById('maxn-tie')!, ['values'], 0)).toBe(false);
    expect(edited(tree, ['setSide', 0 as NodeId, 'max']).ok).toBe(false);
  });
});
