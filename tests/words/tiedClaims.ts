/** What is claimed of the moves that are not played: held against true values, and against what is proved of them. */
import { expect } from 'vitest';
import { timedIn, untimed } from '../../src/core/tree/timedValue.ts';
import type { PlainNode } from '../support/oracle/plainTree.ts';
import { firstBest, trueValue } from '../support/oracle/trueValue.ts';
import { type Claim, claim } from './claim.ts';
import type { Scene } from './scene.ts';

/** A list of names, and the number of those that are left out. */
const NAMES_EN =
  '(?<names>(?:(?! (?:is|are) as good| wins?| loses?| and \\d+ further)[^.])+?)(?: (?:and|or) (?<more>\\d+) further moves?)?';
const NAMES_ZH = '(?<names>(?:(?! 与它| 是否| 等| 也能| 败得)[^。])+?)(?: 等 (?<all>\\d+) 个走步)?';

export const TIED: readonly Claim[] = [
  claim(
    `Whether ${NAMES_EN} (?:is|are) as good cannot be told from what was read\\.`,
    `${NAMES_ZH} 是否与它等值，从已检查的部分看不出来。`,
    (scene, said) => {
      const untold = others(scene).filter((child) => mayBe(scene, child) && !isShown(scene, child));
      namesAre(scene, said, untold);
    },
  ),
  claim(`${NAMES_EN} (?:is|are) as good\\.`, `${NAMES_ZH} 与它等值。`, (scene, said) => {
    const equal = others(scene).filter((child) => isShown(scene, child));
    for (const child of equal) expect(trueValue(child)).toBe(trueValue(scene.told.nodes[0]!));
    namesAre(scene, said, equal);
  }),
  claim(
    `${NAMES_EN} (?:(?<wins>wins? too, but later)|loses? sooner)\\.`,
    `${NAMES_ZH} (?:(?<wins>也能取胜，但更晚)|败得更早)。`,
    (scene, said) => {
      const root = scene.told.nodes[0]!;
      const best = timedIn(trueValue(root))!;
      const also = others(scene).filter((child) => {
        const { low, high } = scene.range(child);
        return [low, high].every((end) => untimed(end) === best.value) && !mayBe(scene, child);
      });
      namesAre(scene, said, also);
      expect(said['wins'] !== undefined).toBe(best.value > 0 === (root.kind === 'max'));
      for (const child of also) {
        const { ply } = timedIn(trueValue(child))!;
        if (said['wins'] === undefined) expect(ply).toBeLessThan(best.ply);
        else expect(ply).toBeGreaterThan(best.ply);
      }
    },
  ),
];

/** The moves that are not played. */
function others({ told }: Scene): readonly PlainNode[] {
  const root = told.nodes[0]!;
  return root.children.filter((_, index) => index !== firstBest(root));
}

/** Whether the range that is proved of the move lets it be worth as much as the root. */
function mayBe(scene: Scene, child: PlainNode): boolean {
  const value = trueValue(scene.told.nodes[0]!);
  const { low, high } = scene.range(child);
  return low <= value && value <= high;
}

/** Whether it leaves nothing else. */
function isShown(scene: Scene, child: PlainNode): boolean {
  const root = scene.told.nodes[0]!;
  const { low, high } = scene.range(child);
  return mayBe(scene, child) && (root.kind === 'max' ? low : high) === trueValue(root);
}

function namesAre(
  { told }: Scene,
  said: Readonly<Record<string, string>>,
  nodes: readonly PlainNode[],
): void {
  const { tree } = told.run;
  const named = said['names']!.split(/, | and | or |、|; |；/).map((name) => name.trim());
  const nameOf = ({ id }: PlainNode) => tree.move(id as never) || `⟨${id}⟩`;
  expect(named).toEqual(nodes.slice(0, named.length).map(nameOf));
  const more = said['more'] ?? (said['all'] === undefined ? 0 : Number(said['all']) - named.length);
  expect(named.length + Number(more)).toBe(nodes.length);
}
