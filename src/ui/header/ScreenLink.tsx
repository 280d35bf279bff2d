import type { MouseEvent, ReactNode } from 'react';
import { hashOfScreen, type Screen } from '../../session/screens.ts';
import { visit } from '../../session/visiting.ts';
import { useSessionStore } from '../page/useSession.ts';

/** A link to a screen, which can be opened beside this page as well. */
export function ScreenLink(props: {
  screen: Screen;
  className?: string;
  label?: string;
  current?: 'page' | 'true' | undefined;
  children: ReactNode;
}) {
  const session = useSessionStore();
  const hash = hashOfScreen(props.screen);
  const go = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    visit(session, props.screen);
  };
  return (
    <a
      href={hash === '' ? './' : `#${hash}`}
      className={props.className}
      aria-label={props.label}
      aria-current={props.current}
      onClick={go}
    >
      {props.children}
    </a>
  );
}
