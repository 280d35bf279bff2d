import { memo, useLayoutEffect, useMemo, useRef } from 'react';
import { renderTree } from '../../drawing/renderTree.ts';
import { THUMBNAIL, thumbnailOf } from '../../drawing/thumbnail.ts';
import type { Example } from '../../library/example.ts';
import { encodeAddress } from '../../link/address.ts';
import { subjectOfExample } from '../../session/exampleSubject.ts';
import { openedRun } from '../../session/openedRun.ts';
import { openSubject } from '../../session/openSubject.ts';
import { openingSettings } from '../../session/subject.ts';
import { Link } from '../kit/Link.tsx';
import { useSession, useSessionStore } from '../page/useSession.ts';
import '../kit/tree.css';
import './FigureLink.css';

/**
 * A link to a figure of the library: its name in its source above a small drawing. It opens the figure with
 * the algorithm and rules of its source.
 */
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
        <b className="link-name">{example.name[code]}</b> <span>{example.by[code]}</span>
      </Link>
    </li>
  );
}

/** A small drawing of a library figure, in a single colour. */
const Thumbnail = memo(({ example }: { example: Example }) => {
  const group = useRef<SVGGElement>(null);
  const drawn = useMemo(() => {
    const subject = subjectOfExample(example);
    const run = openedRun(subject);
    return thumbnailOf(run, subject.names);
  }, [example]);
  useLayoutEffect(() => {
    if (group.current === null) return;
    const drawing = renderTree(group.current, drawn.layout);
    drawing.update(drawn.marks);
    return () => drawing.destroy();
  }, [drawn]);
  return (
    <svg className="tree thumbnail" aria-hidden="true" viewBox={`0 0 ${THUMBNAIL.width} ${THUMBNAIL.height}`}>
      <g ref={group} />
    </svg>
  );
});

/** Returns the address hash that opens a figure at step 0. */
function addressOf(example: Example): string {
  const { algorithm, rules, notation } = openingSettings(subjectOfExample(example));
  const tree = { kind: 'library', id: example.id } as const;
  const { told: numbers = 'max' } = example;
  return encodeAddress({ tree, algorithm, rules, notation, numbers, step: 0 }) ?? '';
}
