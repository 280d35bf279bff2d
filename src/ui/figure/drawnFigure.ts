import type { AnyMoment } from '../../core/index.ts';
import type { Layout, Marks, View } from '../../drawing/index.ts';
import type { SessionState } from '../../session/session.ts';

/** What a figure has drawn last. */
export interface DrawnFigure {
  readonly state: SessionState;
  readonly layout: Layout;
  readonly moment: AnyMoment;
  readonly view: View;
  readonly marks: Marks;
}
