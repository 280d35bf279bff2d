import type { Example } from '../../library/example.ts';
import { encodeAddress } from '../../link/address.ts';
import { subjectOfExample } from '../../session/exampleSubject.ts';
import { openSubject } from '../../session/openSubject.ts';
import { openingAlgorithm, openingNotation, openingRules } from '../../session/subject.ts';
import { Link } from '../kit/Link.tsx';
import { useSession, useSessionStore } from '../page/useSession.ts';
import { Thumbnail } from './Thumbnail.tsx';
import './FigureLink.css';

/** A small figure under its name in the book; a press opens it as its source writes it. */
export function FigureLink({ example }: { example: Example }) {
  const session = useSessionStore();
  const code = useSession((state) => state.language.code);
  const open = () => openSubject(session, subjectOfExample(example));
  return (
    <li>
      <Link
        className="figure-link hint"
        href={`#${addressOf(example)}`}
        title={example.title[code]}
        act={open}
      >
        <Thumbnail example={example} />
        <b>{example.name[code]}</b> <span>{example.by[code]}</span>
      </Link>
    </li>
  );
}

/** Returns the hash of a figure from its beginning. */
function addressOf(example: Example): string {
  const subject = subjectOfExample(example);
  const address = {
    tree: { kind: 'library', id: example.id },
    algorithm: openingAlgorithm(subject),
    rules: openingRules(subject),
    notation: openingNotation(subject),
    step: 0,
  } as const;
  return encodeAddress(address) ?? '';
}
