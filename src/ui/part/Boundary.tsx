import { Component, type ComponentType, Fragment, type ReactNode } from 'react';
import { useWords } from '../page/useSession.ts';
import { PartNote } from './PartNote.tsx';

interface Props {
  readonly children: ReactNode;
  /** the frame around the error message that replaces the children */
  readonly frame?: ComponentType<{ readonly children: ReactNode }>;
  /**
   * called when the reader chooses to go on without the failed children; when absent, there is no button for
   * that
   */
  readonly leave?: (() => void) | undefined;
}

/**
 * A React error boundary: when a child throws, a message with a button to try again replaces the children,
 * and the rest of the page goes on.
 */
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
