import { useContext } from 'react';
import type { Edited, OutsideBounds } from '../../core/edit/edited.ts';
import { applyEdit } from '../../session/editing.ts';
import { allowText, outsideText } from '../../session/noticeText.ts';
import { Button } from '../kit/Button.tsx';
import { FieldFocus } from '../kit/Field.tsx';
import { useNoticeWords } from '../page/useNoticeWords.ts';
import { useSessionStore } from '../page/useSession.ts';

/** What a field says of an edit that sets a leaf outside the bounds declared; null for any other. */
export function outsideNote(edited: Edited, about: string) {
  return edited.ok || edited.refusal !== 'outside-bounds' ? null : (
    <OutsideNote outside={edited.outside} about={about} />
  );
}

/** Why a leaf cannot have a value, and the press that moves the bounds. */
export function OutsideNote({
  outside,
  about,
  done,
}: {
  outside: OutsideBounds;
  about: string | null;
  done?: () => void;
}) {
  const session = useSessionStore();
  const words = useNoticeWords();
  const focusField = useContext(FieldFocus);
  const allow = () => {
    // The note goes, and the focus must not go with it.
    focusField();
    applyEdit(session, outside.allowed, about);
    done?.();
  };
  return (
    <>
      {outsideText(outside, words)}{' '}
      <Button kind="notice" onClick={allow}>
        {allowText(outside, words)}
      </Button>
    </>
  );
}
