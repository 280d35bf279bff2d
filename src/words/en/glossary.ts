import type { GlossaryEntry } from '../termsIn.ts';

/** The terms of the course, each in two sentences that hold under every rule; a step shows each (library/glossary.ts). */
export const englishGlossary = {
  'game-tree': entry(
    'Game tree',
    'A game tree holds the positions that can follow the present one, with the moves as its edges. In a game of two, its levels belong to MAX and MIN in turn.',
    'game tree',
  ),
  ply: entry(
    'Ply',
    'A ply is one move of one player, and so one level of the tree. A move by each of the two players makes two plies.',
    'ply, plies',
  ),
  'max-node': entry(
    'MAX node',
    'At a MAX node it is the turn of MAX, the player who wants the value to be large. Its value is the largest among those of its children.',
    'MAX node, MAX',
  ),
  'min-node': entry(
    'MIN node',
    'At a MIN node it is the turn of MIN, the player who wants the value to be small. Its value is the smallest among those of its children.',
    'MIN node, MIN',
  ),
  'chance-node': entry(
    'Chance node',
    'At a chance node nobody chooses: dice or the like decide which child comes next. Its value is the mean of its children’s values, each weighted with its probability.',
    'chance node, chance',
  ),
  leaf: entry(
    'Leaf',
    'A leaf has no children in the tree: the game is over, or the search looks no further. Its value is given, and need not be backed up.',
    'leaf, leaves, leaf node, terminal state',
  ),
  utility: entry(
    'Utility',
    'The utility of a terminal state says how the game ended, as MAX sees it. In many games a win, a draw and a loss are worth +1, 0 and −1.',
    'utility, utilities',
  ),
  'utility-vector': entry(
    'Utility vector',
    'With more than two players a leaf says what it is worth to each: a vector with one value a player. At every node its own player looks at his component alone.',
    'utility vector, utility vectors',
  ),
  'several-players': entry(
    'Max^n',
    'In max^n each of several players takes the child that is best for himself, and its whole vector goes up. Where a sum of all values is known, only shallow pruning is sound: a node may be cut by its parent’s value, by no other.',
    'several players',
  ),
  'zero-sum': entry(
    'Zero-sum game',
    'In a zero-sum game one player gains exactly what the other loses. So each position needs only one value: the better for MAX, the worse for MIN.',
    'zero-sum, zero-sum game',
  ),
  'evaluation-function': entry(
    'Evaluation function',
    'An evaluation function estimates how good a position is for MAX, without searching on. It gives a leaf its value where the game is not over but the search stops.',
    'evaluation function, static evaluation',
  ),
  'static-value': entry(
    'Static value',
    'The static value of a position is what the evaluation function says of it, from a look at it alone. It is an estimate, and proves nothing.',
    'static value',
  ),
  feature: entry(
    'Feature',
    'A feature is a number that is easily counted in a position and tells something of its worth, such as pawns ahead. An evaluation function adds features up, each times its weight.',
    'feature',
  ),
  weight: entry(
    'Weight',
    'The weight of a feature says how much one more of it is worth. Other weights give other estimates, and may change the move.',
    'weight of a feature, weight of EVAL',
  ),
  'depth-limit': entry(
    'Depth limit',
    'The depth limit says how many plies below the root are looked at. Nodes that lie there are judged by their static values, not looked into.',
    'depth limit',
  ),
  'cutoff-test': entry(
    'Cutoff test',
    'The cutoff test asks whether to stop at a node: because the game is over, or the depth limit is reached. It stands where minimax asks for the end of the game alone.',
    'cutoff test, Cutoff-Test',
  ),
  horizon: entry(
    'Horizon',
    'The horizon is the depth limit as a line through the tree: the search stops there. What lies beyond it may turn the estimate upside down.',
    'horizon, horizon leaf',
  ),
  'iterative-deepening': entry(
    'Iterative deepening',
    'Iterative deepening searches to depth 0, 1, 2 and so on, each time from the beginning. When time is up, the answer of the deepest finished search stands.',
    'iterative deepening',
  ),
  budget: entry(
    'Budget',
    'The budget says how many nodes may be entered in all passes together, as a clock would. The pass in which it is used up is dropped.',
    'budget',
  ),
  quiet: entry(
    'Quiet',
    'A position is quiet if no move in it is noisy, that is, a capture, a check or the like. Only there does a static value say much.',
    'quiet, noisy move, noisy moves',
  ),
  quiescence: entry(
    'Quiescence',
    'Quiescence search goes on beyond the depth limit until positions are quiet. It looks at all moves there, or at the noisy ones alone.',
    'quiescence',
  ),
  'stand-pat': entry(
    'Stand pat',
    'Where only noisy moves are looked at, the mover may stand pat: it need not make one and keeps the static value. So the static value counts there like the value of a child.',
    'stand pat, may keep',
  ),
  'horizon-effect': entry(
    'Horizon effect',
    'What happens beyond the depth limit is not seen. A loss that can be put off past it seems to be averted.',
    'horizon effect',
  ),
  'checking-search': entry(
    'Checking search',
    'A checking search looks some plies farther at the end of the line that was chosen, and chooses again. It is cheap, and not complete: it can confirm a wrong move.',
    'checking search',
  ),
  symmetry: entry(
    'Symmetric positions',
    'Positions that become each other by turning or mirroring the board have the same value. One of them can stand for all, which makes the tree much smaller.',
    'symmetric position, symmetry, symmetries',
  ),
  minimax: entry(
    'Minimax',
    'Minimax backs values up from the leaves: MAX nodes take the largest, MIN nodes the smallest. The root then has the value of the game when both sides play their best.',
    'minimax',
  ),
  'backed-up-value': entry(
    'Backed-up value',
    'The backed-up value of a node comes from the values of its children, not from a look at its own position. It is settled when nothing unseen can change it any more.',
    'backed-up value, settled',
  ),
  'expected-value': entry(
    'Expected value',
    'An expected value is the sum of all outcomes, each multiplied by its probability. It is what comes on average, and need not be one of the outcomes.',
    'expected value, expectation',
  ),
  expectiminimax: entry(
    'Expectiminimax',
    'Expectiminimax is minimax with chance nodes: MAX takes the largest value, MIN the smallest, chance the expected value. Not only the order of the leaves counts then, but also how far they are apart.',
    'expectiminimax',
  ),
  outcome: entry(
    'Outcome',
    'An outcome is what may come at a chance node: one of its children, with its probability. It counts in the expected value with just that weight.',
    'this outcome, last outcome, each outcome',
  ),
  'leaf-bounds': entry(
    'Leaf bounds',
    'Leaf bounds are the least and the greatest value that a leaf may have, known before the search begins. They say what all that is unseen could come to at most.',
    'leaf bounds',
  ),
  star1: entry(
    'Star1',
    'Star1 is alpha–beta with windows that pass through chance nodes, by what the outcomes left could add at most. A chance node is cut once nothing left can bring it back into its window.',
    'Star1',
  ),
  alpha: entry(
    'α (alpha)',
    'α is the best value that MAX is already sure of on the path from the root to here. It starts at −∞ and only rises; MAX gains nothing from a MIN node that cannot exceed it.',
    'α, alpha',
  ),
  beta: entry(
    'β (beta)',
    'β is the best value that MIN is already sure of on the path from the root to here. It starts at +∞ and only falls; MIN gains nothing from a MAX node that cannot stay below it.',
    'β, beta',
  ),
  bound: entry(
    'Bound',
    'A lower bound says that a value is at least so much, an upper bound that it is at most so much. A node that was cut gives only a bound, since some of it was never seen.',
    'bound, lower bound, upper bound',
  ),
  'search-window': entry(
    'Search window',
    'The window (α, β) holds the values that can still change the choice higher up. It is handed down from node to child; MAX nodes are cut at its end β, MIN nodes at its end α.',
    'window, search window, (α, β)',
  ),
  range: entry(
    'Proved range',
    'The range of a node is what has been proved of its true value so far. It shrinks as leaves are seen, until a single number is left and the value is known.',
    'range, proved range',
  ),
  'one-bound': entry(
    'One bound a node',
    'In this notation one number stands beside each node: α at MAX nodes, β at MIN nodes. Compared with those of the opponent’s nodes above, it shows whether the node is cut.',
    'one bound a node',
  ),
  'running-pair': entry(
    'Running pair',
    'In this notation the value of a node enters its pair [α, β] before the test is made. A cut then shows as two bounds that have met or crossed.',
    'running pair, crossed bounds',
  ),
  'alpha-beta': entry(
    'Alpha-beta pruning',
    'Alpha-beta pruning is minimax without the branches that cannot change the choice. The value and the best move at the root are the same as without pruning.',
    'alpha-beta, alpha-beta pruning, alpha-beta search, α-β pruning, α-β, pruning',
  ),
  cutoff: entry(
    'Cutoff',
    'A cutoff ends the search at a node before all of its children have been looked at. A player higher up already has something at least as good, and will not let play come here.',
    'cutoff, cut',
  ),
  'alpha-cut': entry(
    'α cut',
    'An α cut stops a MIN node whose value is no better for MAX than α. A MAX node above already has α, and will not choose this branch.',
    'α cut, alpha cut, α cutoff, alpha cutoff',
  ),
  'beta-cut': entry(
    'β cut',
    'A β cut stops a MAX node whose value is no better for MIN than β. A MIN node above already has β, and will not choose this branch.',
    'β cut, beta cut, β cutoff, beta cutoff',
  ),
  'shallow-cutoff': entry(
    'Shallow cutoff',
    'A cutoff is shallow if the bound that makes it was set by the parent. To compare each node with its parent alone is enough to find it.',
    'shallow cutoff, shallow cut',
  ),
  'deep-cutoff': entry(
    'Deep cutoff',
    'A cutoff is deep if the bound that makes it was set by an ancestor farther up than the parent. Whoever compares with the parent alone may miss it.',
    'deep cutoff, deep cut',
  ),
  ancestor: entry(
    'Ancestor',
    'The ancestors of a node are the nodes on the path from the root down to its parent. Any of the opponent’s among them, not only the parent, may set the bound that cuts it.',
    'ancestor',
  ),
  'parent-bound': entry(
    'Parent’s bound only',
    'Under this rule a node is compared with the value of its parent alone. The root’s value stays right, but deep cutoffs can be missed and more leaves evaluated.',
    'parent only, parent’s bound alone',
  ),
  'pruned-node': entry(
    'Pruned node',
    'A pruned node is never visited, and where the tree grows with the search it is never generated. Its value stays unknown and does not matter.',
    'pruned node, pruned leaf, pruned leaves, pruned, leaf cut, leaves cut',
  ),
  equality: entry(
    'Cut on equality',
    'Under this rule a node is cut as soon as its value reaches the bound: the test is ≥ or ≤. Nothing is lost, because an equal value cannot improve the choice above.',
    'on equality, cut on equality, cutoff on equality',
  ),
  strict: entry(
    'Cut only beyond',
    'Under this rule a node is cut only when its value passes the bound: the test is > or <. At an equal value the search goes on, so more leaves may be evaluated.',
    'only beyond, strict rule',
  ),
  'fail-soft': entry(
    'Fail-soft',
    'Under fail-soft a node returns the value v that it has found, even if that lies outside its window. This tells its parent more than the bound alone would.',
    'fail-soft',
  ),
  'fail-hard': entry(
    'Fail-hard',
    'Under fail-hard a node returns nothing outside its window: a value beyond α or β is replaced by that bound. The root has the same value as under fail-soft.',
    'fail-hard',
  ),
  'running-bound': entry(
    'Running bound',
    'Under this rule a node has no v of its own: it raises α or lowers β, and returns that. What it returns may be the bound of an ancestor, and no child’s value.',
    'running bound',
  ),
  'move-ordering': entry(
    'Move ordering',
    'Move ordering decides which child of a node is searched first. The earlier good moves come, the more can be cut; the value of the root does not change.',
    'move ordering',
  ),
  'perfect-order': entry(
    'Perfect order',
    'The order is perfect if the best move comes first at every node where it matters. Alpha-beta then evaluates the fewest leaves, and looks about twice as deep as minimax in the same time.',
    'perfect order, fewest possible',
  ),
  'best-move': entry(
    'Best move',
    'The best move at a node leads to the child whose value it takes. Of moves that are equally good, the first one found is kept.',
    'best move',
  ),
  'root-window': entry(
    'Root window',
    'The root window is the pair (α, β) that a search begins with; as a rule (−∞, +∞). A value outside comes out as a bound only: the search fails low, “at most”, or fails high, “at least”.',
    'root window, fails low, fails high',
  ),
  'null-window': entry(
    'Null window',
    'A null window has nothing between its ends, as (3, 4) among whole numbers. A node that is searched with one only answers whether it is better; it is cut as soon as that is known.',
    'null window, only asked',
  ),
  pvs: entry(
    'Principal variation search (PVS)',
    'PVS trusts the order of the children: the first has the whole window, a null window only asks later ones whether they are better. One that is better is searched again, so that PVS pays in good order.',
    'PVS, NegaScout',
  ),
  negamax: entry(
    'Negamax',
    'In negamax every number is written for the side to move, so it changes its sign when the other side is to move. One function does for both sides, v ← max(v, −Negamax(child)), and every cut is v ≥ β.',
    'negamax, negamax form',
  ),
  'principal-variation': entry(
    'Principal variation',
    'The principal variation is the line of play in which both sides always make their best move. The leaf at its end gives the root its value.',
    'principal variation, line of play',
  ),
  'call-stack': entry(
    'Call stack',
    'The call stack holds the calls that have begun and not yet returned, the root’s first. Each of them waits for the child that it has called.',
    'call stack',
  ),
} satisfies Readonly<Record<string, GlossaryEntry>>;

export type GlossaryWords = Readonly<Record<keyof typeof englishGlossary, GlossaryEntry>>;

function entry(title: string, text: string, names: string): GlossaryEntry {
  // "(α, β)" is one name.
  return { title, text, names: names.split(/, (?!β\))/) };
}
