import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import type { GameTree, RuleName } from '../../../core/index.ts';
import { hasSetting, rulesFor } from '../../../core/search/algorithms.ts';
import { printNumber } from '../../../core/tree/printNumber.ts';
import { exampleById } from '../../../library/library.ts';
import { NOTHING_WRITTEN } from '../../../practice/entry/index.ts';
import { SET_LIMITS, type SetItem, type TreeSource } from '../../../practice/exerciseSet.ts';
import { PART_KINDS } from '../../../practice/partKinds.ts';
import { orderFor, reachFor } from '../../../practice/task.ts';
import { gameName } from '../../../session/gameName.ts';
import { namesAsked } from '../../../session/practice/practice.ts';
import { asked, askedByTwo } from '../../../session/sets/newItem.ts';
import { changeItem, type DraftItem, moveItem, removeItem } from '../../../session/sets/setDraft.ts';
import { itemWithin, setExercise, taskOfItem } from '../../../session/sets/setExercise.ts';
import { NodeNames } from '../../../words/nodeNames.ts';
import { IconButton } from '../../kit/Button.tsx';
import { Check } from '../../kit/Check.tsx';
import { useSession, useSessionStore, useWords } from '../../page/useSession.ts';
import { ReachChoice } from '../../practice/ReachChoice.tsx';
import {
  AlgorithmField,
  ChildrenField,
  EITHER,
  RuleFields,
  ValuesThenCutsButton,
} from '../../practice/SearchFields.tsx';
import { BlankTree } from '../BlankTree.tsx';
import { refusalText } from '../refusalText.ts';
import { useSetTrees } from '../useSetRun.ts';
import { PartRow } from './PartRow.tsx';

/** What can be asked of positions. */
const OF_POSITIONS = ['estimate'] as const;

/** the vertical distance between plies in the small drawing, px */
const PLY = 48;

/** The editor of one exercise of a set: its tree, its rules, its questions and their marks. */
export function ItemEditor({ entry, place, count }: { entry: DraftItem; place: number; count: number }) {
  const session = useSessionStore();
  const words = useWords('sets');
  const faults = useWords('setFaults');
  const names = useWords('practiceNames');
  const trees = useSetTrees();
  const sourceName = useSourceName();
  const { key, item } = entry;
  const tree = trees.treeOf(item, 0);
  const made = useMemo(() => setExercise(item, 0, trees), [item, trees]);
  const isOfPositions = item.source.kind === 'positions';
  const named = useMemo(() => {
    if (tree === null) return null;
    return isOfPositions && made.ok ? namesAsked(made.exercise, tree) : new NodeNames(tree);
  }, [tree, isOfPositions, made]);
  const marks = item.parts.reduce((sum, part) => sum + part.marks, 0);
  return (
    <li className="set-item">
      <div className="set-item-head beside">
        <strong>{place}.</strong>
        <input
          type="text"
          aria-label={words.itemTitle(place)}
          maxLength={SET_LIMITS.title}
          placeholder={words.itemOf(place)}
          value={item.title}
          onChange={(event) =>
            changeItem(session, key, (before) => ({ ...before, title: event.target.value }))
          }
        />
        <span className="set-item-marks tabular">{words.itemMarks(printNumber(marks))}</span>
        <MoveButton label={words.moveUp(place)} isOff={place === 1} itemKey={key} by={-1} />
        <MoveButton label={words.moveDown(place)} isOff={place === count} itemKey={key} by={1} />
        <IconButton
          label={words.remove(place)}
          icon={Trash2}
          size={18}
          onClick={() => removeItem(session, key)}
        />
      </div>
      <details open={count <= 3}>
        <summary>{sourceName(item.source)}</summary>
        {tree !== null && named !== null && (
          <>
            <div className="set-preview">
              <BlankTree names={named} written={NOTHING_WRITTEN} ply={PLY} />
            </div>
            {!isOfPositions && <RulesFields entry={entry} tree={tree} />}
            {trees.hasVariants(item) && <FreshTrees entry={entry} />}
            <fieldset>
              <legend>{words.parts}</legend>
              {!isOfPositions && (
                <ValuesThenCutsButton
                  task={taskOfItem(item, tree)}
                  choose={(preset) => changeItem(session, key, (before) => askedByTwo(before, preset))}
                />
              )}
              {(isOfPositions ? OF_POSITIONS : PART_KINDS).map((kind) => (
                <PartRow key={kind} entry={entry} kind={kind} tree={tree} />
              ))}
            </fieldset>
          </>
        )}
      </details>
      <div role="alert">
        {!made.ok && (
          <p className="problem">{words.faultAt(place, refusalText(made.refusal, faults, names))}</p>
        )}
      </div>
    </li>
  );
}

function MoveButton(props: { itemKey: DraftItem['key']; by: 1 | -1; isOff: boolean; label: string }) {
  const { itemKey, by, isOff, label } = props;
  const session = useSessionStore();
  // At the ends of the list the buttons that move an exercise have no effect instead of being disabled,
  // because the focus must remain in the list.
  const move = () => !isOff && moveItem(session, itemKey, by);
  const icon = by < 0 ? ArrowUp : ArrowDown;
  return <IconButton label={label} icon={icon} size={18} aria-disabled={isOff} onClick={move} />;
}

/**
 * The fields for the search of an exercise. Questions that the new search does not allow are removed from the
 * exercise.
 */
function RulesFields({ entry: { key, item }, tree }: { entry: DraftItem; tree: GameTree }) {
  const session = useSessionStore();
  const words = useWords('sets');
  const { algorithm, rules, cutoffs } = item;
  const change = (part: Pick<Partial<SetItem>, 'algorithm' | 'rules' | 'cutoffs'>) =>
    changeItem(session, key, ({ cutoffs: _before, ...before }) => {
      const item = { ...before, ...part };
      const within = itemWithin(reachFor(item.algorithm, item.limits ?? null), item);
      return asked(inOrder(orderFor({ ...item, tree }, within.limits ?? null, item.children), within), tree);
    });
  return (
    <div className="set-rules">
      <AlgorithmField
        task={taskOfItem(item, tree)}
        choose={(name) =>
          change({
            algorithm: name,
            rules: rulesFor(name, rules),
            ...(cutoffs && hasSetting(name, 'cutoff') && { cutoffs }),
          })
        }
      />
      <ReachChoice
        task={taskOfItem(item, tree)}
        choose={(reach) =>
          changeItem(session, key, (before) =>
            asked(
              inOrder(orderFor({ ...before, tree }, reach, before.children), itemWithin(reach, before)),
              tree,
            ),
          )
        }
      />
      <ChildrenField
        task={taskOfItem(item, tree)}
        choose={(children) => changeItem(session, key, (before) => asked(inOrder(children, before), tree))}
      />
      <RuleFields
        tree={tree}
        search={{ algorithm, rules }}
        cutoffs={{ chosen: cutoffs, text: words.either }}
        choose={(name, choice) => change(chosenRule(item, name, choice))}
      />
    </div>
  );
}

/** Returns the item with another order of children; undefined for that of the tree. */
function inOrder(children: SetItem['children'], { children: _before, ...item }: SetItem): SetItem {
  return children === undefined ? item : { ...item, children };
}

/** The checkbox that gives each student a tree of the same form with other numbers. */
function FreshTrees({ entry: { key, item } }: { entry: DraftItem }) {
  const session = useSessionStore();
  const words = useWords('sets');
  const isFresh = item.variants === 'fresh';
  const toggle = () =>
    changeItem(session, key, ({ variants: _before, ...before }) =>
      isFresh ? before : { ...before, variants: 'fresh' },
    );
  return <Check text={words.fresh} title={words.freshHint} isChosen={isFresh} choose={toggle} />;
}

/**
 * Returns the selected choice of a rule: "either" when both rules for equal values (cut or not) are accepted.
 * The model answer then uses the rule chosen before.
 */
function chosenRule(
  { rules, cutoffs }: SetItem,
  name: RuleName,
  choice: string,
): Pick<SetItem, 'rules' | 'cutoffs'> {
  if (choice === EITHER) return { rules, cutoffs: EITHER };
  const isKept = name !== 'cutoff' && cutoffs !== undefined;
  return { rules: { ...rules, [name]: choice }, ...(isKept && { cutoffs }) };
}

/** Returns a function that names the tree of an exercise in the page's language. */
function useSourceName(): (source: TreeSource) => string {
  const words = useWords('sets');
  const practice = useWords('practice');
  const names = useWords('practiceNames');
  const code = useSession((state) => state.language.code);
  return (source) => {
    switch (source.kind) {
      case 'library':
        return words.source.library(exampleById(source.id)?.title[code] ?? source.id);
      case 'game':
        return words.source.game(gameName(source.setting, code));
      case 'text':
        return words.source.text;
      case 'positions':
        return words.source.positions(source.positions.length);
      case 'generated':
        return words.source.generated(
          practice.exerciseOf(names.skill[source.skill], names.difficulty[source.difficulty]),
        );
    }
  };
}
