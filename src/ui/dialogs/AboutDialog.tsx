import { useMemo } from 'react';
import { CopyRow } from '../kit/CopyRow.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { useSession, useStep, useWords } from '../page/useSession.ts';
import { RELEASE } from './release.ts';

/** The dialog with the version and licence, and what to include in a report of an error. */
export function AboutDialog() {
  const words = useWords('about');
  const activity = useSession((state) => state.activity.kind);
  const step = useStep();
  const report = useMemo(
    () =>
      [
        `Plyscope ${RELEASE}`,
        location.hash || '#',
        `${activity}, ${step}`,
        `${window.innerWidth} × ${window.innerHeight}, ${window.devicePixelRatio}`,
        navigator.userAgent,
      ].join(' | '),
    [activity, step],
  );
  return (
    <Dialog title={words.title} className="about">
      <div className="share-body">
        <p>{words.what}</p>
        <p>{words.version(RELEASE)}</p>
        <p>{words.licence}</p>
        <section>
          <h3>{words.wrong}</h3>
          <p className="hint">{words.wrongHint}</p>
          <CopyRow label={words.wrong} text={report} />
        </section>
      </div>
    </Dialog>
  );
}
