import type { ShippedLesson } from './shippedLesson.ts';

const HOW_DEEP = 'tree=how-deep&algorithm=alpha-beta&cutoff=equal';
const BESIDE = `${HOW_DEEP}&depth=2&deepen=0&step=0`;
const ESTIMATE = 'tree=estimate-or-proof&algorithm=alpha-beta&cutoff=equal';
const HANGING = 'tree=hanging&algorithm=alpha-beta&cutoff=equal&depth=1';
const TRAP = 'tree=trap&algorithm=alpha-beta&cutoff=equal';

/**
 * A lesson about what a depth limit does to values: estimates in place of true values, a best move that depends on the
 * depth, and the horizon effect.
 */
export const depthLimit: ShippedLesson = [
  {
    figure: `${HOW_DEEP}&depth=1&deepen=0&step=0`,
    title: { en: 'A line across the tree', zh: '一条视野线' },
    note: {
      en: 'Chess cannot be searched to its ends, so the search stops at a depth limit, here 1: the dashed horizon line. What lies below it is drawn for us; the search will not look at it.',
      zh: '国际象棋不可能搜到底，只能搜到深度限制为止，这里是 1，即虚线所示的视野线。线下的部分是画给我们看的，搜索并不去看。',
    },
  },
  {
    figure: `${HOW_DEEP}&depth=1&deepen=0&step=2`,
    title: { en: 'Judged, not searched', zh: '只评估，不展开' },
    note: {
      en: 'At B the game is not over, and yet B gets a value. The evaluation function looks at the position alone and says 9. The sign ≈ marks what rests on such an estimate.',
      zh: '棋局到 B 并没有结束，B 却得到了一个值：评价函数只看局面本身，给出 9。凡是以这种估计为依据的值，前面都标有 ≈。',
    },
  },
  {
    figure: 'tree=material&algorithm=alpha-beta&cutoff=equal&step=3',
    title: { en: 'Where EVAL comes from', zh: 'EVAL 从何而来' },
    note: {
      en: 'EVAL(s) is a sum of features, each with a weight: pawns count 1, minor pieces 3, a rook 5. Here MAX has two pawns and a minor piece more, and a rook less: 1·2 + 3·1 + 5·(−1) = 0.',
      zh: 'EVAL(s) 是各特征乘以权值之和：兵为 1，轻子为 3，车为 5。这里 MAX 多两个兵和一个轻子，少一个车：1·2 + 3·1 + 5·(−1) = 0。',
    },
  },
  {
    figure: `${HOW_DEEP}&depth=1&deepen=0&step=8`,
    title: { en: 'The answer at depth 1', zh: '深度 1 的结果' },
    note: {
      en: 'Back to the first tree. B is judged 9, C 2 and D 4, so MAX plays a.',
      zh: '回到第一棵树。B 估计为 9，C 为 2，D 为 4，所以 MAX 走 a。',
    },
    question: {
      ask: { en: 'What is known of a now?', zh: '关于 a，现在知道什么？' },
      options: [
        { en: 'MAX gets 9 with it', zh: '走 a，MAX 得 9' },
        { en: 'MAX gets at least 9', zh: '走 a，MAX 至少得 9' },
        { en: 'Only that B looks good', zh: '只知道 B 看上去好' },
      ],
      right: 2,
      why: {
        en: 'No reply of MIN has been looked at. An estimate is neither a value nor a bound.',
        zh: 'MIN 的应着一个也没有看。估计既不是值，也不是界。',
      },
    },
  },
  {
    figure: `${HOW_DEEP}&depth=2&deepen=0&step=7`,
    title: { en: 'One ply deeper', zh: '再深一层' },
    note: {
      en: 'Now MIN’s replies at B are judged, 3 and 6, and B comes down from 9 to ≈3. The position looked good, but it was MIN’s turn.',
      zh: '现在评估的是 MIN 在 B 的两个应着，3 和 6，B 便从 9 降到 ≈3。局面看上去好，可是轮到 MIN 走。',
    },
  },
  {
    figure: `${HOW_DEEP}&depth=2&deepen=0&step=23`,
    title: { en: 'Another move', zh: '换了一步棋' },
    note: {
      en: 'At depth 2 MAX plays c, for ≈7. No mistake was made at either depth: this is minimax, but on other estimates.',
      zh: '在深度 2，MAX 走 c，约为 7。两次搜索都没有出错：都是极小极大，只是依据的估计不同。',
    },
  },
  {
    figure: `${BESIDE}&compare=1&beside=depth.3`,
    title: { en: 'Two depths side by side', zh: '两个深度并排看' },
    note: {
      en: 'On the left E is judged: ≈3. On the right the search goes on to the two ends below E, 5 and 7, and MAX takes 7. That is no estimate any more.',
      zh: '左边对 E 只作估计：≈3。右边继续看到 E 下面的两个终局，5 和 7，MAX 取 7，这不再是估计。',
    },
  },
  {
    figure: `${BESIDE}&compare=7&beside=depth.3`,
    title: { en: 'Three depths, three moves', zh: '三个深度，三步棋' },
    note: {
      en: 'Depth 1 played a, depth 2 plays c, and depth 3 plays b for 8. On the right no ≈ is left: every line was searched to its end, so looking deeper would change nothing.',
      zh: '深度 1 走 a，深度 2 走 c，深度 3 走 b，得 8。右边已没有 ≈：每条路线都搜到了终局，再深也不会改变什么。',
    },
  },
  {
    figure: `${ESTIMATE}&depth=2&step=9`,
    title: { en: 'What can be proved', zh: '什么能证明' },
    note: {
      en: 'The limit is 2. B is worth ≈7, because D was only judged. The search comes to C, and its first child is a real end of the game: the leaf 1.',
      zh: '深度限制为 2。B 约为 7，因为 D 只作了估计。搜索来到 C，它的第一个子节点是真正的终局：叶节点 1。',
    },
    question: {
      ask: { en: 'What will be known of C after this leaf?', zh: '看过这个叶节点后，关于 C 知道什么？' },
      options: [
        { en: 'It is about 1', zh: '它约为 1' },
        { en: 'It is 1 or less: proved', zh: '它至多为 1，这已证明' },
        { en: 'Nothing for certain', zh: '什么也不能确定' },
      ],
      right: 1,
      why: {
        en: 'MIN can go to this end, whatever else C has. A leaf proves; an estimate does not.',
        zh: '不管 C 还有什么，MIN 都可以走向这个终局。叶节点能证明，估计不能。',
      },
    },
  },
  {
    figure: `${ESTIMATE}&depth=2&step=12`,
    title: { en: 'A cut on an estimate', zh: '依据估计的剪枝' },
    note: {
      en: 'C has no ≈: that it is 1 or less is proved. But the cut compares it with ≈7, and so it holds only for what is seen to depth 2.',
      zh: 'C 没有 ≈：它至多为 1，已经证明。但剪枝是拿它与 ≈7 相比，所以只就深度 2 而言成立。',
    },
  },
  {
    figure: `${ESTIMATE}&depth=all&step=20`,
    title: { en: 'Without a limit', zh: '没有深度限制' },
    note: {
      en: 'Searched to the ends, D is worth 3, and so is the root: the ≈7 was wrong. C is still worth 1 or less. What was proved stayed true.',
      zh: '一直搜到终局，D 值 3，根节点也值 3：那个 ≈7 错了。而 C 仍是至多为 1：证明过的依然成立。',
    },
  },
  {
    figure: `${HANGING}&quiet=none&step=6`,
    title: { en: 'In the middle of an exchange', zh: '兑子兑到一半' },
    note: {
      en: 'The limit is 1. MAX takes a piece, which is judged ≈1, and the search stops. Below the line MIN can retake.',
      zh: '深度限制为 1。MAX 吃了一子，估计为 ≈1，搜索到此停止。而在视野线之下，MIN 可以吃回。',
    },
    question: {
      ask: { en: 'What helps against this?', zh: '怎样补救？' },
      options: [
        { en: 'Greater weights', zh: '加大权值' },
        { en: 'Looking on while one can take', zh: '只要还能吃子就继续搜索' },
        { en: 'Judging more carefully', zh: '估计得更谨慎' },
      ],
      right: 1,
      why: {
        en: 'An evaluation can be trusted only where nothing can be taken, in quiet positions.',
        zh: '只有在静止的、不能吃子的局面，评价函数才比较可信。',
      },
    },
  },
  {
    figure: `${HANGING}&quiet=noisy&step=10`,
    title: { en: 'Quiescence', zh: '静止搜索' },
    note: {
      en: 'C was not quiet, so the search went beyond the limit there and met −8. B was quiet and could be judged. MAX develops now, for ≈0.',
      zh: 'C 不是静止的，搜索在那里越过深度限制，看到了 −8；B 是静止的，可以评估。于是 MAX 改走“出子”，约为 0。',
    },
  },
  {
    figure: `${TRAP}&depth=2&quiet=none&step=14`,
    title: { en: 'The horizon effect', zh: '视野效应' },
    note: {
      en: 'With let a piece is lost, −3. With check only a pawn seems to be lost, ≈−1, because the loss of the piece now lies below the line. Put off is not avoided.',
      zh: '走 let 要丢一个子，−3。走 check 似乎只丢一个兵，≈−1，因为丢子被推到了视野线之下。推迟并不等于避免。',
    },
  },
  {
    figure: `${TRAP}&depth=6&quiet=none&step=31`,
    title: { en: 'Beyond the horizon', zh: '视野之外' },
    note: {
      en: 'At depth 6 the whole tree is seen. After check the piece is lost as well, and the pawn with it: −4. The right move is let, for −3.',
      zh: '到深度 6 就看到了整棵树：走 check，子还是要丢，还白送了兵，得 −4。正确的走步是 let，得 −3。',
    },
  },
];
