import { X } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { dialogRef } from '../page/elements.ts';
import { useSessionStore, useWords } from '../page/useSession.ts';
import { IconButton } from './Button.tsx';
import { closeDialog } from './openDialog.ts';
import './Dialog.css';

/** A modal dialog of the browser, which handles focus, Escape and the page behind it. */
export function Dialog(props: { title: string; className: string; children: ReactNode }) {
  const session = useSessionStore();
  const words = useWords();
  const close = () => closeDialog(session);
  // It is closed before it leaves the page, so that the focus returns to where it was. When another dialog replaces it,
  // the reader has not closed it.
  const isShown = useRef(false);
  useLayoutEffect(() => {
    const element = dialogRef.current;
    element?.showModal();
    isShown.current = true;
    return () => {
      isShown.current = false;
      element?.close();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys have Escape and the button
    <dialog
      ref={dialogRef}
      className={`dialog ${props.className}`}
      aria-label={props.title}
      onCancel={close}
      onClose={(event) => isShown.current && !event.currentTarget.open && close()}
      onClick={(event) => event.target === event.currentTarget && close()}
    >
      <div className="dialog-body">
        <header className="dialog-head">
          <h2>{props.title}</h2>
          <IconButton label={words.close} onClick={close} icon={X} />
        </header>
        {props.children}
      </div>
    </dialog>
  );
}
