import type { ReactNode } from 'react';
import { grouped } from '../../words/sentence.ts';
import { Terms } from '../glossary/Terms.tsx';
import { useSession, useSessionStore } from '../page/useSession.ts';
import { Boundary } from './Boundary.tsx';
import './Panel.css';

/** A panel of the side column under its heading; the session remembers whether it is folded. */
export function Panel(props: {
  name: string;
  title: string;
  /** a short current value beside the heading */
  note?: string;
  children: ReactNode;
}) {
  const { name, title, note = '', children } = props;
  const session = useSessionStore();
  const folded = useSession((state) => state.folded);
  const isOpen = !folded.includes(name);
  const toggle = () => {
    session.setState({ folded: isOpen ? [...folded, name] : folded.filter((other) => other !== name) });
  };
  return (
    <section className={`panel panel-${name}`}>
      {/* The button that folds the panel has the heading's text as its name, so the region itself needs no
          name. */}
      <h2 aria-label={[title, note].filter(Boolean).join(', ')}>
        <span>
          <Terms text={title} />
        </span>
        {note !== '' && <b>{note}</b>}
        <button type="button" aria-label={title} aria-expanded={isOpen} onClick={toggle} />
      </h2>
      {isOpen && (
        <div className="panel-body">
          <Boundary>{children}</Boundary>
        </div>
      )}
    </section>
  );
}

/** A labelled number in a panel; null while it is being counted. */
export function Count(props: {
  name?: string;
  value: number | null;
  text: string;
  title?: string | undefined;
}) {
  const { name = '', value, text, title } = props;
  return (
    <div className={`count ${name}`} title={title}>
      <dt className="hint">
        <Terms text={text} />
      </dt>
      <dd>{value === null ? '…' : grouped(value)}</dd>
      {title !== undefined && <dd className="count-why">{title}</dd>}
    </div>
  );
}
