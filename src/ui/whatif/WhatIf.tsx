import { setValue } from '../../core/edit/fields.ts';
import type { NodeId } from '../../core/tree/nodeId.ts';
import { applyEdit } from '../../session/editing.ts';
import { LeafField } from '../edit/LeafField.tsx';
import { useEditWords } from '../page/useEditWords.ts';
import '../styles/editing.css';
import '../styles/what-if.css';
import { useSession, useSessionStore } from '../page/useSession.ts';
import { ChangeLine } from './ChangeLine.tsx';
import { InfluenceChart } from './InfluenceChart.tsx';
import { useDragValue } from './useDragValue.ts';

/** Another value for the leaf the reader was at last; trace and picture follow at once. */
export function WhatIf({ leaf }: { leaf: NodeId | null }) {
  const words = useEditWords();
  useDragValue();
  return leaf === null ? <p className="hint">{words.whatIfNone}</p> : <LeafValue leaf={leaf} />;
}

function LeafValue({ leaf }: { leaf: NodeId }) {
  const session = useSessionStore();
  const words = useEditWords();
  const { tree, names } = useSession((state) => state.subject);
  const value = tree.value(leaf);
  const about = `value ${tree.key(leaf)}`;
  const change = (next: number) => applyEdit(session, setValue(tree, leaf, next), about);
  return (
    <div className="what-if">
      <LeafField
        key={about}
        leaf={leaf}
        label={words.whatIfLeaf(names.of(leaf))}
        step={(by) => change((Number.isFinite(value) ? value : 0) + by)}
      />
      <ChangeLine about={about} leaf={leaf} />
      <InfluenceChart leaf={leaf} change={change} />
      <p className="hint">{words.whatIfDrag}</p>
    </div>
  );
}
