import { X } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { dialogRef } from '../page/elements.ts';
import { useSessionStore, useWords } from '../page/useSession.ts';
import { IconButton } from './Button.tsx';
import { closeDialog } from './openDialog.ts';
import './Dialog.css';

/** A modal dialog, based on the browser's own, which handles focus, Escape and the page behind the dialog. */
export function Dialog(props: { title: string; className: string; children: ReactNode }) {
  const session = useSessionStore();
  const words = useWords();
  const close = () => closeDialog(session);
  // The dialog is closed before it is removed, so that the focus returns to the element that had it. When
  // another dialog replaces it, the session must not record that the reader closed one.
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
        <header className="dialog-head beside apart">
          <h2>{props.title}</h2>
          <IconButton label={words.close} onClick={close} icon={X} />
        </header>
        {props.children}
      </div>
    </dialog>
  );
}
