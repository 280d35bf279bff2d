import { memo, useMemo } from 'react';
import type { AnyRun } from '../../core/index.ts';
import { short } from '../../drawing/shapes.ts';
import { marksApart, timelineMarks } from '../../families/timelineMarks.ts';
import { leap } from '../../session/moves.ts';
import type { NodeNames } from '../../words/index.ts';
import { useRested } from '../page/useRested.ts';
import { useRun, useSession, useSessionStore, useWords } from '../page/useSession.ts';
import { pressedStep } from './pressedStep.ts';

/** Above this number of events, the marks are computed only once the reader has made no edit for a while. */
const LONG = 400;

/** The width of a sign with the gap to the next one, px. */
const SIGN_WIDTH = 9;

/**
 * The marks above the timeline, which is `width` px wide: a double stroke for a cut and a small triangle for a new best
 * value, of as many of them as have room. While a tree is being edited, they may be those of an earlier version of the
 * tree.
 */
export function TimelineMarks({ width }: { width: number }) {
  const run = useRun();
  const names = useSession((state) => state.subject.names);
  const current = useMemo(() => ({ run, names }), [run, names]);
  return <Marks {...useRested(current, run.length > LONG)} width={width} />;
}

/** The marks are memoized, because a step changes none of them. */
const Marks = memo(({ run, names, width }: { run: AnyRun; names: NodeNames; width: number }) => {
  const session = useSessionStore();
  const words = useWords('marks');
  const marks = useMemo(
    () =>
      marksApart(timelineMarks(run), run.length, Math.floor(width / SIGN_WIDTH)).map(
        ({ kind, step, node, side }) => ({
          // Thousandths of the timeline are less than a pixel, and an edit of a large tree moves few marks by more.
          thousandths: Math.round((step / run.length) * 1000),
          look: `${SIGN[kind]} ${side}`,
          ...{ kind, step, node },
        }),
      ),
    [run, width],
  );
  return (
    <div className="timeline-marks" onPointerOver={(event) => tipAt(event.target)}>
      {marks.map(({ kind, step, node, thousandths, look }, index) => (
        <button
          // The key is the index: an edit changes the steps of most marks, so steps as keys would make all anew.
          // biome-ignore lint/suspicious/noArrayIndexKey: a mark has no state of its own
          key={index}
          type="button"
          tabIndex={-1}
          className={`mark ${look}`}
          aria-label={words[LABEL[kind]](names.of(node), step)}
          style={{ left: `${thousandths / 10}%` }}
          data-step={step}
          onClick={(event) => leap(session, pressedStep(event))}
        />
      ))}
      <Signs marks={marks} width={width} />
    </div>
  );
});

/**
 * The signs of all marks, one path for each look. Signs that were drawn by their buttons would each be a layer, which
 * every frame of the page would have to put in order.
 * @param width the width of the timeline, px
 */
function Signs({ marks, width }: { marks: readonly { thousandths: number; look: string }[]; width: number }) {
  const paths = new Map<string, string>();
  for (const { thousandths, look } of marks)
    paths.set(look, (paths.get(look) ?? '') + signOf(look)(short((thousandths / 1000) * width)));
  // The strokes of cuts lie over the triangles.
  const looks = [...paths].sort(([one], [other]) => Number(isCut(one)) - Number(isCut(other)));
  return (
    <svg className="mark-signs" aria-hidden="true">
      {looks.map(([look, d]) => (
        <path key={look} className={look} d={d} />
      ))}
    </svg>
  );
}

function isCut(look: string): boolean {
  return look.startsWith('cutoff');
}

/** Returns the function that draws a sign with its middle at `x`; a sign is 14 px high. */
function signOf(look: string): (x: number) => string {
  if (isCut(look)) return (x) => `M${short(x - 3.5)},12.5l3,-11m1,11l3,-11`;
  if (look.startsWith('merge')) return (x) => `M${short(x - 4)},3l4,5l4,-5m-4,5v5`;
  if (look.endsWith(' min')) return (x) => `M${short(x - 4)},4h8l-4,7Z`;
  return (x) => `M${x},4l4,7h-8Z`;
}

/** Gives a mark under the pointer its tip; a style recalculation for each tip would be the greater part of an edit. */
function tipAt(mark: EventTarget): void {
  if (mark instanceof HTMLButtonElement) mark.title = mark.getAttribute('aria-label') ?? '';
}

/** The first class of a mark and of its sign; the second says whose turn it is. */
const SIGN = { cutoff: 'cutoff', best: 'best', value: 'best', merge: 'merge' } as const;

const LABEL = { cutoff: 'markCutoff', best: 'markBest', value: 'markValue', merge: 'markMerge' } as const;
