import { beforeEach, describe, expect, test } from 'vitest';
import { setSide, setValue } from '../../src/core/edit/fields.ts';
import { addChild, duplicateNode, moveNode, removeNode } from '../../src/core/edit/structure.ts';
import { seeded } from '../../src/core/random/seeded.ts';
import type { NodeId } from '../../src/core/tree/nodeId.ts';
import { rowsOf, treeOfRows } from '../../src/core/tree/treeRows.ts';
import { exampleById } from '../../src/library/library.ts';
import { parseTree } from '../../src/notation/parseTree.ts';
import { printTree } from '../../src/notation/printTree.ts';
import { applyEdit, rename, replaceTree, travel } from '../../src/session/editing.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import { allowText, noticeText } from '../../src/session/noticeText.ts';
import { openSubject } from '../../src/session/openSubject.ts';
import { runOf } from '../../src/session/runOf.ts';
import { createSession, goToStep, type Session } from '../../src/session/session.ts';
import { editedIn } from '../../src/session/waitingEdits.ts';
import { notices as englishNotices } from '../../src/words/en/figure.ts';
import { english } from '../../src/words/en/page.ts';
import { notices as chineseNotices } from '../../src/words/zh/figure.ts';

let session: Session;
const tree = () => session.getState().subject.tree;
const text = () => printTree(tree());
const event = () => {
  const state = session.getState();
  const { kind, node } = runOf(state).event(state.step);
  return `${kind} ${state.subject.tree.key(node)}`;
};

beforeEach(() => {
  session = createSession({
    subject: subjectOfExample(exampleById('aima-fig-5-5')!),
    language: english,
    theme: 'light',
  });
});

describe('an edit', () => {
  test('makes a tree of the library one of one’s own, under a title that says so', () => {
    applyEdit(session, setValue(tree(), 2 as NodeId, 7));
    const { subject } = session.getState();
    expect(text()).toBe('(7 12 8) (2 4 6) (14 5 2)');
    expect(subject.example).toBeNull();
    expect(subject.own?.title).toBe('AIMA Figure 5.5: alpha-beta step by step, changed');
  });

  test('leaves the reader at the step that means the same', () => {
    goToStep(session, 14);
    const before = event();
    expect(before).toMatch(/^cutoff/);
    applyEdit(session, setValue(tree(), 2 as NodeId, 7));
    expect(event()).toBe(before);
    applyEdit(session, removeNode(tree(), 3 as NodeId));
    expect(event()).toBe(before);
    expect(session.getState().step).toBeLessThan(14);
  });

  test('where that does not happen any more, at the latest thing before it that still does', () => {
    goToStep(session, 14);
    applyEdit(session, setValue(tree(), 6 as NodeId, 9));
    expect(event()).toBe('update n5');
  });

  test('keeps the end the end', () => {
    goToStep(session, 26);
    applyEdit(session, setValue(tree(), 6 as NodeId, 9));
    expect(session.getState().step).toBe(runOf(session.getState()).length);
  });

  test('that is refused changes nothing and says why', () => {
    const before = session.getState();
    expect(applyEdit(session, removeNode(tree(), 0 as NodeId))).toBe(false);
    expect({ ...session.getState(), notices: [] }).toEqual({ ...before, notices: [] });
    expect(session.getState().notices).toEqual([{ kind: 'edit-refused', refusal: 'root-stays', number: 0 }]);
  });

  test('to a value outside the bounds declared is refused with a message, and allowed by one press', () => {
    const parsed = parseTree('leaves 0..1; (0.5 0.7)');
    replaceTree(session, parsed.ok ? parsed.value : tree(), null);
    for (const value of [7, 5]) expect(applyEdit(session, setValue(tree(), 1 as NodeId, value))).toBe(false);
    expect(text()).toBe('leaves 0..1; 0.5 0.7');
    const [notice, ...others] = session.getState().notices;
    if (notice?.kind !== 'outside-bounds' || others.length > 0) throw new Error('no message, or too many');
    expect(noticeText(notice, englishNotices, english.page)).toBe(
      'Leaf 0.5 cannot be 5: the leaves are said to lie in 0..1.',
    );
    expect(noticeText(notice, chineseNotices, english.page)).toMatch(/0\.5.*5.*0\.\.1/);
    expect(allowText(notice.outside, englishNotices)).toBe('Allow 5: leaves 0..5');
    expect(allowText(notice.outside, chineseNotices)).toBe('允许 5：leaves 0..5');
    applyEdit(session, notice.outside.allowed);
    expect(text()).toBe('leaves 0..5; 5 0.7');
    expect(session.getState().notices).toEqual([]);
    travel(session, 'undo');
    expect(text()).toBe('leaves 0..1; 0.5 0.7');
  });

  test('that changes nothing is none: there is nothing to undo, and the library tree stays itself', () => {
    applyEdit(session, setValue(tree(), 2 as NodeId, 3));
    replaceTree(session, treeOfRows(rowsOf(tree()), tree().leafBounds), null);
    expect(session.getState().past).toEqual([]);
    expect(session.getState().subject.example?.id).toBe('aima-fig-5-5');
  });

  test('that takes the moment away gives it back when the next edit brings it about again', () => {
    goToStep(session, 14);
    const before = event();
    applyEdit(session, addChild(tree(), 1 as NodeId));
    expect(event()).not.toBe(before);
    const added = tree()
      .nodes()
      .find((node) => Number.isNaN(tree().value(node)) && tree().isLeaf(node))!;
    applyEdit(session, setValue(tree(), added, 20));
    expect(event()).toBe(before);
  });

  test('takes an algorithm that has a rule for the tree', () => {
    session.setState({ algorithm: 'minimax', step: 0 });
    applyEdit(session, setSide(tree(), 1 as NodeId, 'chance'));
    expect(session.getState().algorithm).toBe('expectiminimax');
  });
});

describe('undo', () => {
  test('goes back over 200 random edits to the tree of the library, and redo forth again', () => {
    const random = seeded(4);
    const texts = [text()];
    while (texts.length <= 200) {
      const node = random.below(tree().size) as NodeId;
      const to = random.below(tree().size) as NodeId;
      const edits = [
        () => addChild(tree(), node),
        () => removeNode(tree(), node),
        () => (tree().size < 150 ? duplicateNode(tree(), node) : removeNode(tree(), node)),
        () => moveNode(tree(), node, to, random.below(3)),
        () =>
          tree().isLeaf(node)
            ? setValue(tree(), node, random.below(20))
            : setSide(tree(), node, random.pick(['max', 'min', 'chance'] as const)),
      ];
      const edited = random.pick(edits)();
      const before = session.getState().past.length;
      if (edited.ok) applyEdit(session, edited);
      if (session.getState().past.length > before) texts.push(text());
    }
    for (let at = texts.length - 2; at >= 0; at -= 1) {
      expect(travel(session, 'undo')).toBe(true);
      expect(text()).toBe(texts[at]);
    }
    expect(travel(session, 'undo')).toBe(false);
    expect(session.getState().subject.example?.id).toBe('aima-fig-5-5');
    for (const expected of texts.slice(1)) {
      expect(travel(session, 'redo')).toBe(true);
      expect(text()).toBe(expected);
    }
    expect(travel(session, 'redo')).toBe(false);
  });

  test('takes a dragged value as one edit, and a title being typed too', () => {
    for (const value of [4, 5, 6]) applyEdit(session, setValue(tree(), 2 as NodeId, value), 'value n2');
    applyEdit(session, setValue(tree(), 3 as NodeId, 1), 'value n3');
    for (const title of ['M', 'Mi', 'Min']) rename(session, title);
    expect(session.getState().past).toHaveLength(3);
    travel(session, 'undo');
    travel(session, 'undo');
    expect(text()).toBe('(6 12 8) (2 4 6) (14 5 2)');
    travel(session, 'undo');
    expect(text()).toBe('(3 12 8) (2 4 6) (14 5 2)');
  });

  test('reaches 500 edits back, and fewer of a tree of a hundred thousand nodes', async () => {
    for (let value = 0; value < 520; value += 1) applyEdit(session, setValue(tree(), 2 as NodeId, value));
    expect(session.getState().past).toHaveLength(500);
    const wide = parseTree(Array.from({ length: 20 }, () => `(${'1 '.repeat(5000)})`).join(' '));
    if (!wide.ok) throw new Error(wide.problem.code);
    replaceTree(session, wide.value, null);
    for (let value = 0; value < 40; value += 1) {
      const { tree } = editedIn(session.getState());
      applyEdit(session, setValue(tree, 2 as NodeId, value));
    }
    await expect.poll(() => session.getState().past, { timeout: 20_000 }).toHaveLength(20);
  });

  test('ends where another tree is opened, and an edit ends redo', () => {
    applyEdit(session, setValue(tree(), 2 as NodeId, 7));
    travel(session, 'undo');
    applyEdit(session, setValue(tree(), 2 as NodeId, 8));
    expect(travel(session, 'redo')).toBe(false);
    openSubject(session, subjectOfExample(exampleById('thu-fig-3-10')!));
    expect(travel(session, 'undo')).toBe(false);
  });
});
