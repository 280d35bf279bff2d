import '../styles/editing.css';
import { useEditWords } from '../page/useEditWords.ts';
import { NodePanel } from './NodePanel.tsx';
import { useEditKeys } from './nodeActions.ts';
import { OrderPanel } from './OrderPanel.tsx';
import { PlyPanel } from './PlyPanel.tsx';
import { RandomPanel } from './RandomPanel.tsx';
import { TextPanel } from './TextPanel.tsx';
import { TitleRow } from './TitleRow.tsx';
import { useDragNodes } from './useDragNodes.ts';
import { ValueField } from './ValueField.tsx';

/** The margin while a tree is edited: its text, the selected node, its ply, orders, random trees. */
export function EditPanel() {
  const words = useEditWords();
  useEditKeys();
  useDragNodes();
  return (
    <aside className="panels editing" aria-label={words.panel}>
      <TitleRow />
      <NodePanel />
      <TextPanel />
      <PlyPanel />
      <OrderPanel />
      <RandomPanel />
      <ValueField />
    </aside>
  );
}
