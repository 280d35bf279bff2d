import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { printNumber } from '../../../core/tree/printNumber.ts';
import { PART_KINDS } from '../../../practice/exercise.ts';
import { SET_LIMITS } from '../../../practice/exerciseSet.ts';
import { changeItem, type DraftItem, moveItem, removeItem } from '../../../session/sets/setDraft.ts';
import { askableKinds, setExercise } from '../../../session/sets/setExercise.ts';
import { usePracticeNames } from '../../practice/usePractice.ts';
import { BlankTree, NOTHING_WRITTEN } from '../BlankTree.tsx';
import { refusalText } from '../refusalText.ts';
import { useSetTrees, useSetWords } from '../useSetWords.ts';
import { PartRow } from './PartRow.tsx';
import { RulesFields } from './RulesFields.tsx';
import { useSourceName } from './useSourceName.ts';

/** px from one ply to the next of the small tree */
const PLY = 48;

/** One exercise: its tree, its rules, what is asked and what that is worth. */
export function ItemEditor({ entry, place, count }: { entry: DraftItem; place: number; count: number }) {
  const set = useSetWords();
  const { make: words } = set;
  const names = usePracticeNames();
  const trees = useSetTrees();
  const sourceName = useSourceName();
  const { key, item } = entry;
  const tree = trees.treeOf(item, 0);
  const made = useMemo(() => setExercise(item, 0, trees), [item, trees]);
  const kinds = tree === null ? [] : askableKinds({ ...item, tree }, PART_KINDS);
  const marks = item.parts.reduce((sum, part) => sum + part.marks, 0);
  return (
    <li className="set-item">
      <div className="set-item-head">
        <strong>{place}.</strong>
        <input
          type="text"
          aria-label={words.itemTitle(place)}
          maxLength={SET_LIMITS.title}
          placeholder={words.itemOf(place)}
          value={item.title}
          onChange={(event) => changeItem(key, () => ({ title: event.target.value }))}
        />
        <span className="set-item-marks">{words.itemMarks(printNumber(marks))}</span>
        <ItemButton label={words.moveUp(place)} isOff={place === 1} press={() => moveItem(key, -1)}>
          <ArrowUp aria-hidden size={18} />
        </ItemButton>
        <ItemButton label={words.moveDown(place)} isOff={place === count} press={() => moveItem(key, 1)}>
          <ArrowDown aria-hidden size={18} />
        </ItemButton>
        <ItemButton label={words.remove(place)} isOff={false} press={() => removeItem(key)}>
          <Trash2 aria-hidden size={18} />
        </ItemButton>
      </div>
      <details open={count <= 3}>
        <summary>{sourceName(item.source)}</summary>
        {tree !== null && (
          <>
            <div className="set-preview">
              <BlankTree tree={tree} written={NOTHING_WRITTEN} ply={PLY} />
            </div>
            <RulesFields entry={entry} tree={tree} />
            <fieldset className="set-parts">
              <legend>{words.parts}</legend>
              {PART_KINDS.map((kind) => (
                <PartRow key={kind} entry={entry} kind={kind} tree={tree} isAskable={kinds.includes(kind)} />
              ))}
            </fieldset>
          </>
        )}
      </details>
      <div role="alert">
        {!made.ok && <p className="problem">{words.faultAt(place, refusalText(made.refusal, set, names))}</p>}
      </div>
    </li>
  );
}

function ItemButton({
  label,
  isOff,
  press,
  children,
}: {
  label: string;
  isOff: boolean;
  press: () => void;
  children: ReactNode;
}) {
  // Not disabled at the ends: the focus must not fall out of the list while an item is moved.
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      title={label}
      aria-disabled={isOff}
      onClick={() => !isOff && press()}
    >
      {children}
    </button>
  );
}
