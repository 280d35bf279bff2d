import { useState } from 'react';
import type { GameTree } from '../../../core/tree/gameTree.ts';
import type { PartKind, Penalty } from '../../../practice/exercise.ts';
import { formatOf, hasMoments, PART_KINDS } from '../../../practice/exercise.ts';
import { type ItemPart, SET_LIMITS } from '../../../practice/exerciseSet.ts';
import { usualPart } from '../../../session/sets/newItem.ts';
import { changeItem, type DraftItem } from '../../../session/sets/setDraft.ts';
import { Check } from '../../kit/Check.tsx';
import { Select } from '../../kit/Select.tsx';
import { useSessionStore } from '../../page/useSession.ts';
import { usePracticeNames } from '../../practice/usePractice.ts';
import { WindowMoment } from '../../practice/WindowMoment.tsx';
import { NumberField } from '../NumberField.tsx';
import { useSetWords } from '../useSetWords.ts';
import { NodesField } from './NodesField.tsx';

const PENALTIES = ['per-error', 'all'] as const satisfies readonly Penalty['kind'][];

/** One question: whether it is asked, its marks, and what errors cost. */
export function PartRow({
  entry: { key, item },
  kind,
  tree,
  isAskable,
}: {
  entry: DraftItem;
  kind: PartKind;
  tree: GameTree;
  isAskable: boolean;
}) {
  const session = useSessionStore();
  const { make: words } = useSetWords();
  const names = usePracticeNames();
  const [wrong, setWrong] = useState('');
  const { named } = formatOf(kind);
  const part = item.parts.find((one) => one.kind === kind);
  const isLast = part !== undefined && item.parts.length === 1;
  const change = (changed: Partial<ItemPart>) =>
    changeItem(session, key, ({ parts }) => ({
      parts: parts.map((one) => (one.kind === kind ? { ...one, ...changed } : one)),
    }));
  const askAt = (at: ItemPart['at']) =>
    changeItem(session, key, ({ parts }) => ({
      parts: parts.map((one) => {
        if (one.kind !== kind) return one;
        const { at: _, ...rest } = one;
        return at === undefined ? rest : { ...rest, at };
      }),
    }));
  const toggle = () =>
    changeItem(session, key, ({ parts }) => {
      if (parts.some((one) => one.kind === kind)) return { parts: parts.filter((one) => one.kind !== kind) };
      const added = [...parts, usualPart(kind)];
      return { parts: PART_KINDS.flatMap((name) => added.filter((one) => one.kind === name)) };
    });
  return (
    <div className="set-part">
      <Check
        title={isLast ? words.lastPart : undefined}
        isChosen={part !== undefined}
        isFixed={!isAskable || isLast}
        choose={toggle}
      >
        <span>{names.format[kind].name}</span>
      </Check>
      {part !== undefined && (
        <div className="set-worth row">
          <span className="set-marks row">
            <NumberField
              label={words.marks(names.format[kind].name)}
              value={part.marks}
              most={SET_LIMITS.marks}
              write={(marks) => change({ marks })}
              fault={setWrong}
            />
            <span aria-hidden="true">{words.marksHead}</span>
          </span>
          <PenaltyFields
            kind={kind}
            penalty={part.penalty}
            write={(penalty) => change({ penalty })}
            fault={setWrong}
          />
        </div>
      )}
      {part !== undefined && named !== undefined && (
        <NodesField which={named.which} tree={tree} nodes={part.nodes} write={(nodes) => change({ nodes })} />
      )}
      {part !== undefined && hasMoments(kind) && <WindowMoment at={part.at} choose={askAt} />}
      <div role="alert">{wrong !== '' && <p className="problem">{words.marksFault(wrong)}</p>}</div>
    </div>
  );
}

function PenaltyFields(props: {
  kind: PartKind;
  penalty: Penalty;
  write: (penalty: Penalty) => void;
  fault: (text: string) => void;
}) {
  const { make: words } = useSetWords();
  const name = usePracticeNames().format[props.kind].name;
  return (
    <span className="set-penalty row">
      {props.penalty.kind === 'per-error' && (
        <>
          <span aria-hidden="true">−</span>
          <NumberField
            label={words.perError(name)}
            value={props.penalty.marks}
            most={SET_LIMITS.marks}
            write={(marks) => props.write({ kind: 'per-error', marks })}
            fault={props.fault}
          />
        </>
      )}
      <Select
        aria-label={words.penalty(name)}
        options={PENALTIES}
        chosen={props.penalty.kind}
        text={{ 'per-error': words.penaltyPerError, all: words.penaltyAll }}
        choose={(option) => props.write(option === 'all' ? { kind: 'all' } : { kind: 'per-error', marks: 1 })}
      />
    </span>
  );
}
