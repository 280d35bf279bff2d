import { memo, useLayoutEffect, useMemo, useRef } from 'react';
import { renderTree } from '../../drawing/renderTree.ts';
import { THUMBNAIL, thumbnailOf } from '../../drawing/thumbnail.ts';
import type { Example } from '../../library/example.ts';
import { subjectOfExample } from '../../session/exampleSubject.ts';
import { openedRun } from '../../session/openedRun.ts';
import '../kit/tree.css';

/** A small drawing of a library figure at the end of its search, in a single colour. */
export const Thumbnail = memo(({ example }: { example: Example }) => {
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
