import { useSession, useSessionStore } from './page/useSession.ts';
import { CornerFrame } from './part/frames.tsx';
import { part } from './part/part.tsx';

// A notice may be about the style sheets that failed, so it does not wait for them.
const NoticeList = part(() => import('./NoticeList.tsx'), 'NoticeList', 'figure', undefined, false);

/**
 * The list of notices about requests that could not be met as asked. It loads when there is a first notice.
 */
export function Notices() {
  const session = useSessionStore();
  const isNeeded = useSession((state) => state.notices.length > 0);
  if (!isNeeded) return null;
  return <NoticeList frame={CornerFrame} leave={() => session.setState({ notices: [] })} />;
}
