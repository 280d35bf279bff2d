import type { ReactNode } from 'react';
import { hashOfScreen, type Screen } from '../../session/screens.ts';
import { visit } from '../../session/visiting.ts';
import { Link } from '../kit/Link.tsx';
import { useSessionStore } from '../page/useSession.ts';

/** A link to one of the program's screens, which can also be opened in another tab. */
export function ScreenLink(props: {
  screen: Screen;
  className?: string;
  label?: string;
  current?: 'page' | 'true' | undefined;
  children: ReactNode;
}) {
  const session = useSessionStore();
  const hash = hashOfScreen(props.screen);
  return (
    <Link
      href={hash === '' ? './' : `#${hash}`}
      className={props.className}
      aria-label={props.label}
      aria-current={props.current}
      act={() => visit(session, props.screen)}
    >
      {props.children}
    </Link>
  );
}
