import '../styles/editing.css';
import { useEffect } from 'react';
import { leaveWithPage } from '../../session/keepTrees.ts';
import { useEditWords } from '../page/useEditWords.ts';
import { useSessionStore } from '../page/useSession.ts';
import { Panel } from '../part/Panel.tsx';
import { NodePanel } from './NodePanel.tsx';
import { useEditKeys } from './nodeActions.ts';
import { OrderFields } from './OrderFields.tsx';
import { PlyFields } from './PlyFields.tsx';
import { RandomFields } from './RandomFields.tsx';
import { TextBox } from './TextBox.tsx';
import { TitleRow } from './TitleRow.tsx';
import { useDragNodes } from './useDragNodes.ts';
import { ValueField } from './ValueField.tsx';

/** The margin while a tree is edited: its text, the selected node, its ply, orders, random trees. */
export function EditPanel() {
  const session = useSessionStore();
  const words = useEditWords();
  // From the first edit on: what keeps trees may still be on its way.
  useEffect(() => leaveWithPage(session, window), [session]);
  useEditKeys();
  useDragNodes();
  return (
    <aside className="panels editing" aria-label={words.panel}>
      <TitleRow />
      <NodePanel />
      <Panel name="text" title={words.textPanel}>
        <TextBox />
      </Panel>
      <Panel name="ply" title={words.plyPanel}>
        <PlyFields />
      </Panel>
      <Panel name="order" title={words.orderPanel}>
        <OrderFields />
      </Panel>
      <Panel name="random" title={words.randomPanel}>
        <RandomFields />
      </Panel>
      <ValueField />
    </aside>
  );
}
