/** The sentences about the steps of procedures that keep lists of nodes. */
import type { NodeId } from '../../core/index.ts';
import { ROOT } from '../../core/tree/nodeId.ts';
import { bySide } from '../../core/tree/nodeKind.ts';
import { worth } from '../estimates.ts';
import { joinList } from '../joinList.ts';
import { addedAndMerged, namedNodes, printBackup, printValueAt } from '../listFacts.ts';
import type { ListNarration } from '../narration.ts';
import type { NodeNames } from '../nodeNames.ts';
import { exactNumber, number, type Sentence, say } from '../sentence.ts';
import { andPlays } from './move.ts';

/** The sentences about the steps of searches with OPEN and CLOSED. */
export const lists: ListNarration = {
  start(run, names) {
    const root = names.token(ROOT);
    return run.lists !== null
      ? say`OPEN 表中只有 ${root}，CLOSED 表为空。`
      : say`从 ${root} 起逐层生成整棵树。`;
  },

  select({ node }) {
    return say`${node} 位于 OPEN 表之首，移到 CLOSED 表的最前面。`;
  },

  expand({ event: { children, queued, node: parent }, node, names, run }) {
    const [added, merged] = addedAndMerged(children);
    const made = say`扩展 ${node}，生成 ${several(
      children.map((child) => child.node),
      names,
    )}`;
    const there = say`${several(merged, names)} 已经生成过，合并`;
    if (added.length === 0) return say`${made}：${there}。`;
    const begin = merged.length > 0 ? say`${made}：${there}；${several(added, names)}` : made;
    const gap = merged.length > 0 ? ' ' : '，';
    if (queued) return say`${begin}${gap}放到 OPEN 表的末尾。`;
    if (run.lists === null) return say`${made}。`;
    const depth = exactNumber(run.tree.depth(parent) + 1);
    return say`${begin}${gap}在第 ${depth} 层，已到深度限制，不进任何一张表，接着就评估。`;
  },

  leaf({ event, node, held }) {
    const value = worth(held);
    return event.lines.includes('decided')
      ? say`${node} 已是终局，值为 ${value}，暂时留在 CLOSED 表中。`
      : say`端节点 ${node} 的值为 ${value}。`;
  },

  backup(facts) {
    const { node, run } = facts;
    const taken = run.lists !== null ? '它从 CLOSED 表中取出。' : '';
    return say`${node} 的后继都已有值，它的倒推值为 ${number(printBackup(facts))}。${taken}`;
  },

  drop({ node, event, run }) {
    return say`${node} 选出时已有值 ${number(printValueAt(run, event.node, event.value, event.step))}，原样从 CLOSED 表中取出。`;
  },

  mark({ event: { chosen, why }, node, names, kind }) {
    if (why === 'end') return say`${node} 是这个策略的一个终局。`;
    const all = several(chosen, names);
    const side = bySide(kind, 'MAX', 'MIN');
    return why === 'own choice'
      ? say`${node} 处由自己（${side}）走：策略取与它等值的 ${all}。`
      : say`${node} 处由对方（${side}）走：策略要应付每一种走法：${all}。`;
  },

  answer({ run, names, node, event }) {
    const value = say`搜索结束：${node} 的值为 ${number(printValueAt(run, event.node, event.value, event.step))}${andPlays(run, event.move, names)}`;
    const { generated, stored } = run.tallyAt(event.step);
    const made = `生成了 ${generated} 个节点`;
    if (generated === stored) return say`${value}${made}，全部存储着。`;
    return say`${value}${made}，合并 ${String(generated - stored)} 个，存储 ${String(stored)} 个。`;
  },
};

/** Writes the names of nodes, such as “A、B、C”; when there are many, only the first names and a count. */
function several(nodes: readonly NodeId[], names: NodeNames): Sentence {
  const [named, more] = namedNodes(nodes, names);
  return say`${joinList(named, '、', '、')}${more > 0 ? ` 等 ${nodes.length} 个节点` : ''}`;
}
