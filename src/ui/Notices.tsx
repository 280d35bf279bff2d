import { lazy, Suspense } from 'react';
import { Boundary } from './Boundary.tsx';
import { useSession } from './useSession.ts';

const NoticeList = lazy(() => import('./NoticeList.tsx').then((module) => ({ default: module.NoticeList })));

/** What went otherwise than asked, until it is dismissed; loaded when something does. */
export function Notices() {
  const isNeeded = useSession((state) => state.notices.length > 0);
  if (!isNeeded) return null;
  return (
    <Boundary>
      <Suspense>
        <NoticeList />
      </Suspense>
    </Boundary>
  );
}
