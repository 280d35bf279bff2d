import { LONG_SEARCH } from '../../session/longSearch.ts';
import { useSlice } from '../page/useSession.ts';
import { part } from '../part/part.tsx';

const LongSearchCard = part(() => import('./LongSearchCard.tsx'), 'LongSearchCard', 'figure');

/** Where a figure stands: what the page says of one that takes long, while it does. */
export function LongSearchPlace() {
  const isSearching = useSlice(LONG_SEARCH).phase !== 'none';
  return isSearching && <LongSearchCard />;
}
