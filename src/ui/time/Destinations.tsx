import { useEffect, useEffectEvent } from 'react';
import { type Destination, destinationsOf, goTo } from '../../session/goTo.ts';
import { lastStep } from '../../session/session.ts';
import { leafAndParent } from '../../words/leafAndParent.ts';
import { zoomRef } from '../figure/zoomRef.ts';
import { useRun, useSession, useSessionStore, useStep, useStepped, useWords } from '../page/useSession.ts';

interface DestinationsProps {
  readonly id: string;
  /** what was typed into the field of the step */
  readonly text: string;
  /** whether Enter was pressed when no place was listed: the list had not come, or nothing fits */
  readonly isSent: boolean;
  /** is called when one of the places was chosen */
  readonly end: () => void;
}

/** The places that the typed text names, each a button with the step it leads to; or why there is none. */
export function Destinations({ id, text, isSent, end }: DestinationsProps) {
  const session = useSessionStore();
  const words = useWords('goTo');
  const run = useRun();
  const step = useStep();
  const names = useSession((state) => state.subject.names);
  const last = useStepped(lastStep);
  const found = destinationsOf(text, run, names, step, last);
  const go = (place: Destination) => {
    goTo(session, place);
    if (place.kind === 'node') zoomRef.current?.show(place.node);
    end();
  };
  const send = useEffectEvent(() => {
    const [first] = 'kind' in found ? [] : found;
    if (first !== undefined) go(first);
  });
  useEffect(() => {
    if (isSent) send();
  }, [isSent]);
  if ('kind' in found) {
    const why = {
      'no-step': () => words.steps(run.length),
      'no-cut': () => words.cuts(run.eventsOf('cutoff').length),
      'no-later-cut': () => words.noLaterCut,
      nothing: () => words.nothing,
      withheld: () => words.withheld(last),
    };
    return (
      <div className="destinations" id={id}>
        <p role="alert">{why[found.kind]()}</p>
      </div>
    );
  }
  const textOf = (place: Destination): string => {
    if (place.kind === 'step') return words.step(place.step);
    const name = names.of(place.node);
    if (place.kind === 'cut') return words.cut(place.number, name);
    const isValue = names.tree.isLeaf(place.node) && !names.areBelowLeaves;
    return isValue ? words.leaf(...leafAndParent(names, place.node)) : words.node(name);
  };
  return (
    <div className="destinations" id={id}>
      <ul aria-label={words.list}>
        {found.map((place, index) => (
          <li key={`${place.kind} ${place.kind === 'node' ? place.node : place.step}`}>
            <button
              type="button"
              className={index === 0 ? 'first' : undefined}
              // The field keeps the focus, because it would otherwise count as left.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => go(place)}
            >
              <span>{textOf(place)}</span>
              {place.kind !== 'step' && place.step !== 'withheld' && (
                <small>{words.leadsTo(place.step)}</small>
              )}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
