import { memo, useMemo } from 'react';
import type { AnyRun } from '../../core/index.ts';
import { timelineMarks } from '../../families/timelineMarks.ts';
import { leap } from '../../session/moves.ts';
import type { NodeNames } from '../../words/index.ts';
import { useRested } from '../page/useRested.ts';
import { useRun, useSession, useSessionStore, useWords } from '../page/useSession.ts';
import { pressedStep } from './pressedStep.ts';

/** Above this number of events, the marks are computed only once the reader has made no edit for a while. */
const LONG = 400;

/**
 * The marks above the timeline: a double stroke for each cut and a small triangle for each new best value.
 * While a tree is being edited, they may be those of an earlier version of the tree.
 */
export function TimelineMarks() {
  const run = useRun();
  const names = useSession((state) => state.subject.names);
  const current = useMemo(() => ({ run, names }), [run, names]);
  return <Marks {...useRested(current, run.length > LONG)} />;
}

/**
 * The marks are memoized, because a step changes none of them. Their signs are shapes of the style sheet: elements of
 * their own would be a quarter of the page.
 */
const Marks = memo(({ run, names }: { run: AnyRun; names: NodeNames }) => {
  const session = useSessionStore();
  const words = useWords('marks');
  const marks = useMemo(() => timelineMarks(run), [run]);
  return (
    <div className="timeline-marks" onPointerOver={(event) => tipAt(event.target)}>
      {marks.map(({ kind, step, node, side }, index) => {
        const label = words[LABEL[kind]](names.of(node), step);
        return (
          <button
            // The key is the index: an edit changes the steps of most marks, so steps as keys would make all anew.
            // biome-ignore lint/suspicious/noArrayIndexKey: a mark has no state of its own
            key={index}
            type="button"
            tabIndex={-1}
            className={`mark ${SIGN[kind]} ${side}`}
            aria-label={label}
            // Thousandths of the timeline are less than a pixel, and an edit of a large tree moves few marks by more.
            style={{ left: `${Math.round((step / run.length) * 1000) / 10}%` }}
            data-step={step}
            onClick={(event) => leap(session, pressedStep(event))}
          />
        );
      })}
    </div>
  );
});

/** Gives a mark under the pointer its tip; a style recalculation for each tip would be the greater part of an edit. */
function tipAt(mark: EventTarget): void {
  if (mark instanceof HTMLButtonElement) mark.title = mark.getAttribute('aria-label') ?? '';
}

/** The class of a mark, for which the style sheet has a shape. */
const SIGN = { cutoff: 'cutoff', best: 'best', value: 'best', merge: 'merge' } as const;

const LABEL = { cutoff: 'markCutoff', best: 'markBest', value: 'markValue', merge: 'markMerge' } as const;
