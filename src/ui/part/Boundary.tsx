import { Component, type ComponentType, Fragment, type ReactNode } from 'react';
import { useWords } from '../page/useSession.ts';
import { PartNote } from './PartNote.tsx';

interface Props {
  readonly children: ReactNode;
  /** the frame around the message in place of a part that failed */
  readonly frame?: ComponentType<{ readonly children: ReactNode }>;
  /** what continues without the part */
  readonly leave?: (() => void) | undefined;
}

/** A part that throws fails alone, says so, and can be tried again. */
export class Boundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    const { children, frame: Frame = Fragment, leave } = this.props;
    if (!this.state.failed) return children;
    return (
      <Frame>
        <Failed again={() => this.setState({ failed: false })} leave={leave} />
      </Frame>
    );
  }
}

function Failed({ again, leave }: { again: () => void; leave: (() => void) | undefined }) {
  const words = useWords();
  return <PartNote text={words.partFailed} isTrying={false} again={again} leave={leave} />;
}
