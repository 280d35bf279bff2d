import { useEffect, useMemo, useState } from 'react';
import { fileNameOf } from '../../../export/fileName.ts';
import { printJson } from '../../../notation/jsonText.ts';
import { setShape } from '../../../practice/exerciseSet.ts';
import { setHash, trySet } from '../../../session/sets/openSet.ts';
import { DRAFT, draftFault, setOf } from '../../../session/sets/setDraft.ts';
import { Failure } from '../../files/FaultReport.tsx';
import { saveText } from '../../files/saveFile.ts';
import { Button } from '../../kit/Button.tsx';
import { CopyRow } from '../../kit/CopyRow.tsx';
import { closeDialog } from '../../kit/openDialog.ts';
import { useSessionStore, useSlice } from '../../page/useSession.ts';
import { useSetWords } from '../useSetWords.ts';

/** The ways to students: a link, a file; and a look at it as they will see it. */
export function ShareSet() {
  const session = useSessionStore();
  const { make: words } = useSetWords();
  const draft = useSlice(DRAFT, (state) => state.draft);
  const set = useMemo(() => setOf(draft), [draft]);
  const fault = draftFault(draft);
  return (
    <section>
      <h3>{words.share}</h3>
      {fault !== null ? (
        <p className="hint">{words.fault[fault]}</p>
      ) : (
        <>
          <SetLink />
          <p className="hint">{words.shareHint}</p>
          <div className="row">
            <Button
              text={words.saveFile}
              onClick={() => saveText(fileNameOf(set.title || 'set', '.json'), printJson(setShape(), set))}
            />
            <Button
              text={words.tryIt}
              onClick={() => {
                closeDialog(session);
                void trySet(session, set);
              }}
            />
          </div>
        </>
      )}
    </section>
  );
}

/** The link to the set as it is now. */
function SetLink() {
  const { make: words } = useSetWords();
  const draft = useSlice(DRAFT, (state) => state.draft);
  const [link, setLink] = useState<string | null>('');
  useEffect(() => {
    let isWanted = true;
    void setHash(setOf(draft)).then((hash) => {
      if (isWanted)
        setLink(hash === null ? null : new URL(`#${hash}`, location.href.replace(/#.*$/, '')).href);
    });
    return () => {
      isWanted = false;
    };
  }, [draft]);
  if (link === null) return <Failure text={words.linkTooLong} />;
  return <CopyRow label={words.link} text={link} />;
}
