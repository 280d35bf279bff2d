import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp } from 'lucide-react';
import { type RefObject, useSyncExternalStore } from 'react';
import { ACTIONS } from '../keys/actions.ts';
import { useHint } from '../keys/hint.ts';
import { useKeyScope } from '../keys/scopes.ts';
import { useWords } from '../page/useSession.ts';
import type { Figure } from './drawFigure.ts';
import { BORDERS, type Border, type Sight } from './sight.ts';
import './BorderSigns.css';

const CHEVRON = { left: ChevronLeft, right: ChevronRight, above: ChevronUp, below: ChevronDown } as const;

export interface SightOfFigure {
  readonly figure: RefObject<Figure | null>;
  readonly sight: Sight;
}

/**
 * A sign at each border beyond which the drawing continues: the number of hidden nodes, and a button with a
 * key that scrolls in that direction.
 */
export function BorderSigns({ figure, sight }: SightOfFigure) {
  const outOfView = useSyncExternalStore(sight.subscribe, sight.get);
  const pan = (border: Border) => figure.current?.pan(border);
  useKeyScope('figure', (border) => {
    if (sight.get()[border] === 0) return false;
    pan(border);
    return true;
  });
  return (
    <div className="border-signs">
      {BORDERS.filter((border) => outOfView[border] > 0).map((border) => (
        <Sign key={border} border={border} count={outOfView[border]} onClick={() => pan(border)} />
      ))}
    </div>
  );
}

function Sign(props: { border: Border; count: number; onClick: () => void }) {
  const { border, count, onClick } = props;
  const words = useWords('tools');
  const Chevron = CHEVRON[border];
  const [said, towards] = [words.outOfView(count), words.towards[border]];
  return (
    <button
      type="button"
      className={`border-sign beside ${border}`}
      {...useHint(`${said}${towards}`, ACTIONS.figure[border])}
      onClick={onClick}
    >
      <Chevron aria-hidden size={16} />
      <span>
        {said}
        <span className="visually-hidden">{towards}</span>
      </span>
    </button>
  );
}
