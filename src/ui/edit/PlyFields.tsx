import { useState } from 'react';
import { type Edit, edited, leavesOfPly, nodesOfPly } from '../../core/edit/index.ts';
import type { GameTree } from '../../core/index.ts';
import { type NodeId, ROOT } from '../../core/tree/nodeId.ts';
import { parseLeafValue, printLeafValue } from '../../notation/leafValue.ts';
import { quoted } from '../../notation/problem.ts';
import { edit } from '../../session/editing.ts';
import { Button } from '../kit/Button.tsx';
import { Field } from '../kit/Field.tsx';
import { Select } from '../kit/Select.tsx';
import { useSessionStore, useWords } from '../page/useSession.ts';
import { outsideNote } from './LeafField.tsx';
import { SIDES } from './NodePanel.tsx';
import { useEdited, useSelected } from './useEdited.ts';
import { PlayerChoice } from './VectorFields.tsx';

/** The greatest number of leaves of a ply that can be edited as one line of text. */
const MOST_LEAVES = 400;

/** The form for editing a whole ply; at first it is the ply of the selected node. */
export function PlyFields() {
  const session = useSessionStore();
  const words = useWords('editing');
  const page = useWords();
  const { tree } = useEdited();
  const focused = useSelected();
  const [chosen, setChosen] = useState<number | null>(null);
  const depth = Math.min(chosen ?? (focused === null ? tree.height : tree.depth(focused)), tree.height);
  const nodes = nodesOfPly(tree, depth);
  const leaves = leavesOfPly(tree, depth);
  const selected = focused ?? ROOT;
  const kinds = new Set(nodes.filter((node) => !tree.isLeaf(node)).map((node) => tree.kindName(node)));
  const about = `ply ${depth}`;
  const setTo = (text: string): Edit => {
    const values = valuesIn(text).map((value) => value ?? Number.NaN);
    return ['setValuesOfPly', depth, values, selected];
  };
  return (
    <>
      <Select
        className="quiet"
        aria-label={words.plyPanel}
        options={Array.from({ length: tree.height + 1 }, (_, at) => at)}
        chosen={depth}
        text={(at) => words.ply(at, nodesOfPly(tree, at).length)}
        choose={setChosen}
      />
      {tree.players > 0 && kinds.size > 0 && (
        <PlayerChoice
          legend={words.plySides}
          chosen={playerOfAll(tree, nodes)}
          choose={(player) => edit(session, tree, ['setPlayerOfPly', depth, player, selected])}
        />
      )}
      {tree.players === 0 && kinds.size > 0 && (
        <fieldset className="ply-sides row">
          <legend className="hint">{words.plySides}</legend>
          {SIDES.map((kind) => (
            <Button
              text={page.kind[kind]}
              key={kind}
              aria-pressed={kinds.size === 1 && kinds.has(kind)}
              onClick={() => edit(session, tree, ['setSideOfPly', depth, kind, selected])}
            />
          ))}
        </fieldset>
      )}
      {tree.players === 0 && leaves.length > 0 && leaves.length <= MOST_LEAVES && (
        <Field
          key={`${depth} ${leaves.length}`}
          label={words.plyValues(leaves.length)}
          value={leaves.map((leaf) => printLeafValue(tree.value(leaf))).join(' ')}
          canonical={(text) =>
            valuesIn(text)
              .map((value) => printLeafValue(value ?? Number.NaN))
              .join(' ')
          }
          problem={(text) => {
            const values = valuesIn(text);
            const wrong = wordsIn(text)[values.indexOf(null)];
            if (wrong !== undefined) return words.badValue(quoted(wrong));
            if (values.length !== leaves.length) return words.plyCount(values.length, leaves.length);
            return outsideNote(edited(tree, setTo(text)), about);
          }}
          change={(text) => edit(session, tree, setTo(text), about)}
        />
      )}
      <Button
        text={words.plyAddChild}
        onClick={() => edit(session, tree, ['addChildToPly', depth, selected])}
      />
    </>
  );
}

/** Returns the player who decides at all inner nodes of the list; null when they differ. */
function playerOfAll(tree: GameTree, nodes: readonly NodeId[]): number | null {
  const players = new Set(nodes.filter((node) => !tree.isLeaf(node)).map((node) => tree.player(node)));
  const [first] = players;
  return players.size === 1 && first !== undefined ? first : null;
}

function wordsIn(text: string): string[] {
  return text.split(/[\s,，、;；]+/u).filter(Boolean);
}

function valuesIn(text: string): (number | null)[] {
  return wordsIn(text).map(parseLeafValue);
}
