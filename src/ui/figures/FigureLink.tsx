import { DEFAULT_RULES } from '../../core/search/searchSettings.ts';
import type { Example } from '../../library/example.ts';
import { encodeAddress } from '../../link/address.ts';
import { Link } from '../kit/Link.tsx';
import { attempt } from '../page/attempt.ts';
import { useSession, useSessionStore } from '../page/useSession.ts';
import { part } from '../part/part.tsx';
import './FigureLink.css';

// The drawings need every kind of search, for which the list of the figures does not wait.
const Thumbnail = part(() => import('./Thumbnail.tsx'), 'Thumbnail', 'figure');

/**
 * A link to a figure of the library: its name in its source above a small drawing. It opens the figure with
 * the algorithm and rules of its source.
 */
export function FigureLink({ example }: { example: Example }) {
  const session = useSessionStore();
  const code = useSession((state) => state.language.code);
  const open = async () => (await import('../../session/openSubject.ts')).openExample(session, example);
  return (
    <li>
      <Link
        className="figure-link hint"
        href={`#${addressOf(example)}`}
        title={example.title[code]}
        act={() => attempt(session, open)}
      >
        <span className="figure-drawing">
          <Thumbnail example={example} />
        </span>
        <b className="link-name">{example.name[code]}</b> <span>{example.by[code]}</span>
      </Link>
    </li>
  );
}

/** Returns the address hash that opens a figure at step 0. */
function addressOf(example: Example): string {
  const { id, algorithm, notation = 'window', told: numbers = 'max' } = example;
  const rules = { ...DEFAULT_RULES, ...example.rules };
  return encodeAddress({ tree: { kind: 'library', id }, algorithm, rules, notation, numbers, step: 0 }) ?? '';
}
