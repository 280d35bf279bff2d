import { LongSearchCard } from '../figure/LongSearchCard.tsx';
import { Page } from '../kit/Page.tsx';
import { useWords } from '../page/useSession.ts';
import './OpeningPage.css';

/** The screen that stands in place of a figure until the large tree of an address has been made and searched. */
export function OpeningPage() {
  const words = useWords('longSearch');
  return (
    <Page title={words.opening} className="opening">
      <LongSearchCard />
    </Page>
  );
}
