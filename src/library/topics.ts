/** What an example is about, in every name students and lecturers type for it: in English, and in Chinese. */
export const TOPICS = {
  'game-tree': names(
    'game tree, adversarial search, zero-sum',
    '博弈树、博弈樹、博弈搜索、对抗搜索、對抗搜尋、賽局、赛局、賽局樹、零和',
  ),
  minimax: names(
    'minimax, minmax, backed-up value, max node, min node',
    '极小极大、極小極大、最大最小搜索、最小最大、倒推值、极大节点、極大節點、极小节点、極小節點',
  ),
  'alpha-beta': names(
    'alpha-beta, alphabeta, α-β, pruning, cutoff, alpha cut, beta cut, prune, search window',
    '剪枝、α-β剪枝、裁剪、剪裁、α剪枝、β剪枝、αβ剪枝、搜索窗口、搜尋視窗',
  ),
  'deep-cutoff': names(
    'deep cutoff, ancestor',
    '深层剪枝、深剪枝、先辈层、先辈节点、祖先、祖先节点、祖先節點',
  ),
  equality: names('equality, tie, ties, strict', '相等、平局值、相等剪枝、相等即剪、超过才剪'),
  ordering: names('move ordering, perfect order, knuth-moore', '行棋排序、走步排序、最佳次序、完美排序'),
  chance: names(
    'chance node, expectiminimax, expectimax, expected value, probability',
    '机会节点、机遇节点、机率、運氣節點、运气节点、期望极小极大、期望值、概率、機會節點、機遇節點、機率、期望極小極大、骰子',
  ),
  evaluation: names(
    'evaluation function, static evaluation, heuristic, depth limit',
    '评价函数、評價函數、静态估计函数、靜態估計函數、评估函数、評估函數、深度限制',
  ),
  utility: names('utility, payoff', '效用值、效用函数、效用函數、收益函数、收益函數'),
  'tic-tac-toe': names('tic-tac-toe, noughts and crosses', '一字棋、井字棋、井字遊戲、井字游戏'),
  infinity: names('infinity, inf, ∞', '无穷、無窮'),
  'single-agent': names('single agent, single-agent', '单智能体、单人、單人'),
};

export type Topic = keyof typeof TOPICS;

function names(english: string, chinese: string): readonly string[] {
  return [...english.split(', '), ...chinese.split('、')];
}
