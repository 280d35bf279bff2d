import { Component, type ReactNode } from 'react';
import { useWords } from './useSession.ts';

/** A part that throws fails alone, and says so. */
export class Boundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <Failure /> : this.props.children;
  }
}

function Failure() {
  const words = useWords();
  return (
    <p className="failure" role="alert">
      {words.panelFailed}
    </p>
  );
}
