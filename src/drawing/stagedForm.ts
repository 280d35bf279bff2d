/**
 * The form of a tree that is searched by simulation. Of a game the last iterations spread the first ones far apart, so that
 * the root and its first child would not be seen together. Its tree is therefore laid out in stages: until iteration 10
 * for the nodes that are there by then, after that until 20, 50, and so on to 1000, then for all of them. Within a stage no
 * node moves, unless siblings are drawn in order of visits, which changes at the ends of iterations.
 */
import type { AnyRun, NodeId, SimulationRun } from '../core/index.ts';
import { memoizeByObject } from '../core/memoizeByObject.ts';
import { simulationOf } from '../core/run/anyRun.ts';
import { familyOf } from '../families/index.ts';
import { labelsOfEdge, type PlacedLabel, scoreLabel } from './edgeLabels.ts';
import { type DrawnForm, TREE_FORM } from './form.ts';
import { type LayoutOptions, layoutInSteps } from './layout.ts';
import { atOnce, visitInSteps } from './layoutSteps.ts';
import { type EdgeMark, type Marks, marksOf, type NodeMark } from './marks.ts';
import { around, type Box, boxAround, boxesMeet, textBox } from './namePlace.ts';
import type { Visible } from './nodesInView.ts';
import type { Fold, Layout, NameSide, Placement } from './placement.ts';
import { type OrderedPage, type SiblingOrder, siblingOrder, withChildren } from './siblingOrder.ts';
import { blockAt, blockBox, hasRoom } from './textBlock.ts';
import { textWidth } from './textWidth.ts';

export const STAGED_FORM: DrawnForm = { ...TREE_FORM, ...{ layOut, layOutInSteps, stageOf, marks } };

function layOut(...given: Parameters<typeof layOutInSteps>): Layout {
  return atOnce(layOutInSteps(...given));
}

/**
 * The end of the last stage but one. A tree that is larger is laid out whole, because it is as wide in one stage as in the
 * next and takes long to lay out.
 */
const LAST_END = 1000;

/** Returns the last iteration of the stage to which an iteration belongs: 10, 20, 50, 100, … */
function stageEnd(iteration: number): number {
  for (let ten = 10; ; ten *= 10) for (const end of [ten, 2 * ten, 5 * ten]) if (end >= iteration) return end;
}

type Stage = Pick<LayoutOptions, 'fold' | 'order'>;

/**
 * Returns how the layout at a step differs from that of the whole run: by the nodes that are there in its stage, and by the
 * order of siblings. Null in the last stage of a game, undefined when nothing differs in any other tree.
 */
function stageOf(anyRun: AnyRun, step: number, page: OrderedPage = {}): Stage | null | undefined {
  const run = simulationOf(anyRun);
  if (run === null) return undefined;
  const order = siblingOrder(run, step, page);
  const isStaged = run.isGame && run.grows;
  if (order === null) return isStaged ? stageUpTo(run, run.iterationAt(step)) : undefined;
  // The next stage begins when the last iteration of a stage ends, because places change only there.
  const stage = isStaged ? stageUpTo(run, run.completeAt(step) + 1) : null;
  const known = stagesIn(order);
  const ordered = known.get(stage) ?? { ...stage, order };
  known.set(stage, ordered);
  return ordered;
}

/** Returns the stage of an iteration; null in the last one. */
function stageUpTo(run: SimulationRun, iteration: number): Stage | null {
  const end = stageEnd(iteration);
  if (end >= run.iterations || end > LAST_END) return null;
  const known = stagesOf(run);
  const stage = known.get(end) ?? { fold: stageUntil(run, end) };
  known.set(end, stage);
  return stage;
}

/** The stages of a run that have been shown, by their last iteration. */
const stagesOf = memoizeByObject((_run: SimulationRun) => new Map<number, Stage>());

/** The stages that have been shown in an order of siblings. */
const stagesIn = memoizeByObject((_order: SiblingOrder) => new Map<Stage | null, Stage>());

/** A stage folds nothing: what is not there yet is left out of its nodes. */
function stageUntil(run: SimulationRun, iteration: number): Fold {
  const { tree } = run;
  const last = run.endOf(iteration);
  const shown = tree.nodes().filter((node) => run.bornAt(node) <= last);
  const height = shown.reduce((deepest, node) => Math.max(deepest, tree.depth(node)), 0);
  return { folded: new Set(), shown, height, said: () => '' };
}

/**
 * Lays out the tree with the same ids in which siblings are in their order and nodes that are not there yet are no children.
 * Such a node has the place of its parent, so that it widens nothing.
 */
function* layOutInSteps(
  ...[tree, names, options]: Parameters<typeof layoutInSteps>
): ReturnType<typeof layoutInSteps> {
  const { fold = null, order = null } = options;
  const isStage = fold !== null && fold.folded.size === 0;
  if (!isStage && order === null) return yield* layoutInSteps(tree, names, options);
  const shown = fold?.shown ?? tree.nodes();
  const isShown = new Uint8Array(tree.size);
  for (const node of shown) isShown[node] = 1;
  const ordered = order?.tree ?? tree;
  const part = isStage
    ? withChildren(ordered, (node) => ordered.children(node).filter((child) => isShown[child]))
    : ordered;
  const whole = { folded: new Set<never>(), height: tree.height, said: () => '' };
  const standing = order === null ? { shown } : { shown: inOrder(shown, order.rank), rank: order.rank };
  yield null;
  const layout = yield* layoutInSteps(part, names, { ...options, fold: { ...whole, ...fold, ...standing } });
  const placements: Placement[] = [];
  yield* visitInSteps(layout.placements, (placement) => {
    const above = placements[tree.parent(placement.node)];
    const isThere = !isStage || isShown[placement.node] || above === undefined;
    placements.push(isThere ? placement : { ...placement, x: above.x });
  });
  const rank = order && { rank: order.rank };
  return { ...layout, ...rank, tree, placements, fold: isStage ? null : fold };
}

/**
 * Returns the marks of all nodes and edges. Where a value that the reader wants to see beside a node, such as the minimax
 * value, has no room behind the name, it takes the place of the visits below the name, or stands with the name at the
 * apex of the triangle; the visits are then left out. Scores at edges are thinned out where they would overlap.
 */
function marks(...[layout, moment, view, visible]: Parameters<typeof marksOf>): ReturnType<typeof marksOf> {
  const drawn = inDrawnOrder(layout, moment, view, visible);
  const found = { ...drawn, edges: withRoom(layout, drawn.edges) };
  const { beside } = view;
  if (beside === undefined) return found;
  const { run, step } = moment;
  const nodes = new Map(found.nodes);
  const texts = textBoxes(layout, found.nodes);
  for (const [node, mark] of found.nodes) {
    const placement = layout.placements[node];
    if (!placement?.side || mark.badge !== '' || mark.name === '') continue;
    const value = familyOf(run).signAt(run, node, step, beside);
    if (value === '') continue;
    const others = [...texts].flatMap(([other, box]) => (other === node ? [] : [box]));
    const moved =
      belowName(layout, placement, mark, value, others) ?? atApex(layout, placement, mark, value, others);
    if (moved !== null) nodes.set(node, moved);
  }
  return { ...found, nodes };
}

/** The least distance between a score and another score or the name of a move, px. */
const SCORES_APART = 4;

/**
 * Returns the edges without the scores that would overlap others: the chosen move keeps its score, and of the others those
 * have one that have room beside better ones. The panel of the selection has all of them.
 */
function withRoom(layout: Layout, edges: Marks['edges']): Marks['edges'] {
  const scored = [...edges].flatMap(([id, mark]) => {
    const label = scoreLabel(layout, id, mark.score ?? '');
    return label === null ? [] : [{ id, mark, box: boxOfLabel(label) }];
  });
  if (scored.length < 2) return edges;
  const scoreOf = ({ score = '' }: EdgeMark) => Number(score.replace('−', '-'));
  const kept = scored.flatMap(({ id }) => labelsOfEdge(layout, id).map(boxOfLabel));
  const thinned = new Map(edges);
  for (const { id, mark, box } of scored.toSorted(
    (a, b) =>
      Number(b.mark.isChosen) - Number(a.mark.isChosen) || scoreOf(b.mark) - scoreOf(a.mark) || a.id - b.id,
  )) {
    if (mark.isChosen || isFree(box, kept, SCORES_APART)) kept.push(box);
    else thinned.set(id, { ...mark, score: '' });
  }
  return thinned;
}

function boxOfLabel({ x, y, width, height }: PlacedLabel): Box {
  return boxAround(x, y - height / 2, width, height);
}

/** Returns the boxes of the shapes of a picture's nodes with the texts beside them, by node. */
function textBoxes(layout: Layout, nodes: Marks['nodes']): ReadonlyMap<NodeId, Box> {
  const boxes = new Map<NodeId, Box>();
  for (const [node, { name, bounds, badge, place, current }] of nodes) {
    const placement = layout.placements[node];
    if (placement === undefined) continue;
    const { x, y, width, height, side } = placement;
    const shape = { left: x - width / 2, right: x + width / 2, top: y, bottom: y + height };
    const lines = badge === '' ? [name, bounds] : [`${name} ${badge}`, bounds];
    const text =
      place !== null
        ? textBox(name, x + place.x, y + place.y, place.size)
        : name !== '' && side !== null
          ? blockBox(placement, side, layout.metrics, lines, current)
          : shape;
    boxes.set(node, around([shape, text]));
  }
  return boxes;
}

type Moved = [layout: Layout, placement: Placement, mark: NodeMark, value: string, others: readonly Box[]];

/** How far a value may reach beyond the border of the drawing, where every picture has a margin, px. */
const OVER_BORDER = 10;

/** Returns the mark with the value in the place of the visits; null when there is no room. */
function belowName(...[{ metrics, width }, placement, mark, value, others]: Moved): NodeMark | null {
  const side = placement.side as NameSide;
  const isLast = placement.x + placement.width / 2 + side.room >= width;
  if (!hasRoom({ ...side, room: side.room + (isLast ? OVER_BORDER : 0) }, metrics, value)) return null;
  const box = blockBox(placement, side, metrics, [mark.name, value], mark.current);
  return isFree(box, others) ? { ...mark, badge: value, bounds: '' } : null;
}

/** Returns the mark with name and value in a line beside the apex of its triangle; null when there is no room. */
function atApex(...[layout, placement, mark, value, others]: Moved): NodeMark | null {
  const { metrics } = layout;
  const { smallerEm: size } = metrics;
  const own = placement.side as NameSide;
  if (!own.isRight || !['max', 'min'].includes(placement.kind) || metrics.boardSize > 0) return null;
  // The edge above ▲ runs into its apex, and would run over the text if it came from the right.
  const above = layout.placements[layout.tree.parent(placement.node)];
  if (placement.kind === 'max' && (above?.x ?? 0) > placement.x) return null;
  const side = { ...own, isAtApex: true };
  const box = blockBox(placement, side, metrics, [`${mark.name} ${value}`], mark.current);
  if (box.right > layout.width + OVER_BORDER || !isFree(box, others)) return null;
  const { x: start, nameY: y } = blockAt(placement, side, metrics, mark.name, '', mark.current);
  const x = start + (textWidth(mark.name) / 2) * size;
  return { ...mark, badge: value, bounds: '', place: { x, y, size, isInside: false, leader: null } };
}

function isFree(box: Box, others: readonly Box[], apart = 0): boolean {
  return others.every((other) => !boxesMeet(box, other, apart));
}

/** Names are placed from left to right, so that the nodes are marked in the order in which they stand. */
function inDrawnOrder(
  ...[layout, moment, view, visible]: Parameters<typeof marksOf>
): ReturnType<typeof marksOf> {
  const { rank } = layout;
  if (rank === undefined) return marksOf(layout, moment, view, visible);
  const known = orderedIn(visible);
  const ordered = known.get(rank) ?? { ...visible, nodes: inOrder(visible.nodes, rank) };
  known.set(rank, ordered);
  return marksOf(layout, moment, view, ordered);
}

/** The nodes in view in an order of siblings; the same object each time, so that marks are computed once. */
const orderedIn = memoizeByObject((_visible: Visible) => new Map<Int32Array, Visible>());

function inOrder(nodes: readonly NodeId[], rank: Int32Array): readonly NodeId[] {
  return nodes.toSorted((a, b) => (rank[a] ?? a) - (rank[b] ?? b));
}
