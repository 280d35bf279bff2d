/** At which node of the tree something is being typed, and with what it began. */
import type { NodeId } from '../../core/tree/nodeId.ts';
import type { Slice } from '../../session/slice.ts';

export const SHEET_FIELD: Slice<{
  readonly typing: { readonly node: NodeId; readonly text: string } | null;
}> = { beginning: { typing: null } };
