/** Opens the log of a program that is pasted anywhere but into a text, and into the search field, which has one line. */
import { isLog } from '../../core/program/isLog.ts';
import type { Session } from '../../session/session.ts';
import { visit } from '../../session/visiting.ts';
import { searchRef } from '../page/elements.ts';
import { giveFile } from './givenFiles.ts';

/** Takes pastes until the function that is returned is called. */
export function takePastes(session: Session, page: Document): () => void {
  const take = (event: ClipboardEvent) => {
    const { target, clipboardData } = event;
    const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (isText && target !== searchRef.current) return;
    const text = clipboardData?.getData('text') ?? '';
    if (!isLog(text)) return;
    event.preventDefault();
    giveFile(session, 'program', new File([text], ''));
    visit(session, 'program');
  };
  page.addEventListener('paste', take);
  return () => page.removeEventListener('paste', take);
}
