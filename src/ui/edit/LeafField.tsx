import { type ComponentProps, useContext } from 'react';
import type { Edited, OutsideBounds } from '../../core/edit/edited.ts';
import { setValue } from '../../core/edit/fields.ts';
import type { NodeId } from '../../core/tree/nodeId.ts';
import { isBeginningOfValue, parseLeafValue, printLeafValue } from '../../notation/leafValue.ts';
import { quoted } from '../../notation/problem.ts';
import { applyEdit } from '../../session/editing.ts';
import { allowText, outsideText } from '../../session/noticeText.ts';
import { Button } from '../kit/Button.tsx';
import { Field, FieldFocus } from '../kit/Field.tsx';
import { useEditWords } from '../page/useEditWords.ts';
import { useNoticeWords } from '../page/useNoticeWords.ts';
import { useSession, useSessionStore } from '../page/useSession.ts';

/** A leaf's value as a field beside the tree. */
export function LeafField({
  leaf,
  ...more
}: { leaf: NodeId } & Pick<ComponentProps<typeof Field>, 'label' | 'id' | 'step' | 'note'>) {
  const session = useSessionStore();
  const words = useEditWords();
  const tree = useSession((state) => state.subject.tree);
  const about = `value ${tree.key(leaf)}`;
  const problem = (text: string) => {
    const value = parseLeafValue(text);
    if (value === null) return words.badValue(quoted(text));
    return isWithin(value, tree.leafBounds) ? null : outsideNote(setValue(tree, leaf, value), about);
  };
  return (
    <Field
      {...more}
      hint={words.valueHint}
      isBeginning={(text) => isBeginningOfValue(text) || mayComeWithin(parseLeafValue(text), tree.leafBounds)}
      value={printLeafValue(tree.value(leaf))}
      canonical={(text) => printLeafValue(parseLeafValue(text) ?? Number.NaN)}
      problem={problem}
      change={(text) => applyEdit(session, setValue(tree, leaf, parseLeafValue(text) ?? Number.NaN), about)}
    />
  );
}

/** An unknown value (NaN) is never outside. */
function isWithin(value: number, [low, high]: readonly [number, number]): boolean {
  return !(value < low || value > high);
}

/** Whether more digits may bring a value between the bounds: 1 where they are 10 and 20. */
function mayComeWithin(value: number | null, [low, high]: readonly [number, number]): boolean {
  return value !== null && ((value >= 0 && value < low) || (value <= 0 && value > high));
}

/** What a field says of an edit that sets a leaf outside the bounds declared; null for any other. */
export function outsideNote(edited: Edited, about: string) {
  return edited.ok || edited.refusal !== 'outside-bounds' ? null : (
    <OutsideNote outside={edited.outside} about={about} />
  );
}

/** Why a leaf cannot have a value, and the press that moves the bounds. */
export function OutsideNote(props: { outside: OutsideBounds; about: string | null; done?: () => void }) {
  const session = useSessionStore();
  const words = useNoticeWords();
  const focusField = useContext(FieldFocus);
  const allow = () => {
    // The note goes, and the focus must not go with it.
    focusField();
    applyEdit(session, props.outside.allowed, props.about);
    props.done?.();
  };
  return (
    <>
      {outsideText(props.outside, words)}{' '}
      <Button kind="notice-action" text={allowText(props.outside, words)} onClick={allow} />
    </>
  );
}
