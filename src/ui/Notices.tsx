import { useSession, useSessionStore } from './page/useSession.ts';
import { CornerFrame } from './part/frames.tsx';
import { part } from './part/part.tsx';

const NoticeList = part(() => import('./NoticeList.tsx').then((module) => module.NoticeList), 'figure');

/** Says what went differently than requested, until it is dismissed; it loads when there is a notice. */
export function Notices() {
  const session = useSessionStore();
  const isNeeded = useSession((state) => state.notices.length > 0);
  if (!isNeeded) return null;
  return <NoticeList frame={CornerFrame} leave={() => session.setState({ notices: [] })} />;
}
