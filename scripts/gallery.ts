/** Writes a PNG of every main state of the built page to gallery/, to be looked at: `npm run gallery`. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { uniformTree } from '../bench/trees.ts';
import { furnished } from '../e2e/support/picture.ts';
import { packTree } from '../src/link/packTree.ts';
import { printTree } from '../src/notation/printTree.ts';
import { launchOptions } from './launchOptions.ts';
import { handedIn, type Picture, PROGRAM_PICTURES } from './programPictures.ts';
import { startStaticServer } from './staticServer.ts';

const AIMA = '#v1&tree=aima-fig-5-5&algorithm=alpha-beta&cutoff=equal';
const THU = '#v1&tree=thu-fig-3-10&algorithm=alpha-beta&cutoff=equal';
const LISTS = '#v1&tree=thu-fig-3-5&algorithm=two-phase';
const NILSSON = '#v1&tree=nilsson-fig-3-12&algorithm=alpha-beta&cutoff=equal';
const DEEP = '#v1&tree=how-deep&deepen=1';
const ROUND_ROBIN =
  '#v1&page=match&game=othello&size=6&players=greedy:1,stability:1,mobility:1,few:1,frontier:1,all:1&opening=3';
const OTHELLO =
  '#v1&game=othello&size=6&moves=c2.b4.c5.d2.e4.e3.d1.c1.b1.d5.d6.f4.b3.b2.f3.f2.e2.b6.a4.c6.a6.a2';
/** Switches the marks on that are off before a reader chooses. */
const MARKS = [1, 2, 3].map((mark) => `click .board-legend input >> nth=${mark}`);
const CHANCES = '#v1&tree=chances-of-a-win&algorithm=mcts&iterations=40';
/** A tree of 1,024 leaves that alpha–beta cuts here and there, and the presses that show it from afar. */
const LARGE_TREE = await packTree({ title: 'A large tree', text: printTree(uniformTree(2, 10, 7)) });
const LARGE = `#v1&own=${LARGE_TREE}&algorithm=alpha-beta&cutoff=equal&step=700`;
/** A tree that is too large to be drawn. */
const TOLD_TREE = await packTree({
  title: 'Told in figures',
  text: 'uniform b=2 d=18 seed=1 values=0..99 order=given',
});
const TOLD = `#v1&own=${TOLD_TREE}&step=4000`;
const FROM_AFAR = Array.from({ length: 9 }, () => 'click .zoom-tools button:nth-last-child(4)');
const PHONE = [390, 844] as const;
const PROJECTOR = [1920, 1080] as const;

const EDIT = 'click .figure-bar .bar-word';
const MORE = 'click .header .more';
const ROW = 'click .sheet:popover-open .menu-row';
const SUBMIT = 'click .practice-buttons .primary';
const STRIKE = ['press [data-node="4"] .shape', 'press .node.leaf .shape >> nth=5'];

/** Plays the match, then opens a game of its third cell; each press waits for what the one before has brought. */
const ROUND_ROBIN_PLAYED = [
  'click .tournament-progress .primary',
  'click .tournament-points tr:last-child button >> nth=2',
  'click .tournament-games button >> nth=4',
  'focus .tournament-replay input',
  ...Array.from({ length: 12 }, () => 'ArrowRight'),
];

const PICTURES: readonly Picture[] = [
  { name: 'front-door', hash: '' },
  { name: 'front-door-zh-dark', hash: '', language: 'zh', theme: 'dark' },
  { name: 'front-door-1440', hash: '', size: [1440, 900] },
  { name: 'front-door-whole', hash: '', size: [1280, 1500] },
  { name: 'front-door-whole-zh', hash: '', size: [1280, 1500], language: 'zh' },
  { name: 'first-figure', hash: AIMA },
  { name: 'first-figure-zh-dark', hash: AIMA, language: 'zh', theme: 'dark' },
  { name: 'cut', hash: `${AIMA}&step=14` },
  { name: 'cut-1440', hash: `${AIMA}&step=14`, size: [1440, 900] },
  { name: 'cut-zh', hash: `${AIMA}&step=14`, language: 'zh' },
  { name: 'cut-dark', hash: `${AIMA}&step=14`, theme: 'dark' },
  { name: 'end', hash: `${AIMA}&step=26` },
  { name: 'notation-range', hash: `${AIMA}&notation=range&step=19` },
  { name: 'notation-one', hash: `${THU}&notation=one&step=30` },
  { name: 'notation-pair', hash: `${AIMA}&notation=pair&step=14` },
  { name: 'tsinghua-zh', hash: `${THU}&step=41`, language: 'zh', size: [1440, 900] },
  { name: 'tsinghua-end-dark', hash: `${THU}&step=62`, theme: 'dark' },
  { name: 'grown-second-cut', hash: `${THU}&growth=grown&step=25` },
  { name: 'grown-second-cut-zh-dark', hash: `${THU}&growth=grown&step=25`, language: 'zh', theme: 'dark' },
  { name: 'grown-phone', hash: `${THU}&growth=grown&step=57`, size: PHONE },
  { name: 'grown-presenting', hash: `${AIMA}&growth=grown&step=14`, size: PROJECTOR, acts: ['f'] },
  { name: 'game-stage-1', hash: '#v1&game=tic-tac-toe&step=18', acts: ['click #tab-position'] },
  {
    name: 'game-stage-1-zh-dark',
    hash: '#v1&game=tic-tac-toe&step=18',
    language: 'zh',
    theme: 'dark',
    acts: ['click #tab-position'],
  },
  { name: 'game-phone', hash: '#v1&game=tic-tac-toe&step=18', size: PHONE },
  { name: 'game-setting', hash: '#v1&game=tic-tac-toe&moves=4.1&step=18', acts: ['click .of-game'] },
  { name: 'game-grundy-zh', hash: '#v1&game=grundy&step=50', language: 'zh' },
  { name: 'game-hexapawn', hash: '#v1&game=hexapawn&step=40' },
  { name: 'game-kalah-negamax', hash: '#v1&game=kalah&numbers=mover&step=18' },
  { name: 'game-kalah-phone-zh', hash: '#v1&game=kalah&step=30', size: PHONE, language: 'zh' },
  { name: 'lists-step-9', hash: `${LISTS}&step=9` },
  { name: 'lists-step-13', hash: `${LISTS}&step=13` },
  { name: 'lists-step-17-zh-dark', hash: `${LISTS}&step=17`, language: 'zh', theme: 'dark' },
  { name: 'lists-phone', hash: `${LISTS}&step=9`, size: PHONE },
  { name: 'lists-presenting', hash: `${LISTS}&step=17`, size: PROJECTOR, acts: ['f'] },
  { name: 'lists-game', hash: '#v1&game=tic-tac-toe&algorithm=two-phase&step=8' },
  { name: 'lists-grundy', hash: '#v1&game=grundy&form=tree&algorithm=two-phase&step=40' },
  { name: 'graph-growing', hash: '#v1&game=grundy&step=8' },
  { name: 'graph-strategy', hash: '#v1&game=grundy&step=50', acts: ['click #tab-position'] },
  {
    name: 'graph-strategy-zh-dark',
    hash: '#v1&game=grundy&step=50',
    language: 'zh',
    theme: 'dark',
    acts: ['click #tab-position'],
  },
  { name: 'graph-strategy-phone', hash: '#v1&game=grundy&step=50', size: PHONE },
  { name: 'graph-strategy-presenting', hash: '#v1&game=grundy&step=50', size: PROJECTOR, acts: ['f'] },
  { name: 'graph-of-the-loser', hash: '#v1&game=grundy&n=9&solution=max&step=102', size: [1440, 900] },
  { name: 'graph-nim', hash: '#v1&game=nim&form=graph&step=82' },
  { name: 'graph-boards', hash: '#v1&game=tic-tac-toe&form=graph&depth=3&step=40', size: [1440, 900] },
  { name: 'graph-map', hash: '#v1&game=tic-tac-toe&form=graph&depth=end&step=2420', size: [1440, 900] },
  {
    name: 'graph-map-zh-dark',
    hash: '#v1&game=tic-tac-toe&form=graph&depth=end&step=2420',
    language: 'zh',
    theme: 'dark',
  },
  { name: 'graph-map-phone', hash: '#v1&game=tic-tac-toe&form=graph&depth=end&step=2420', size: PHONE },
  {
    name: 'complete-tree',
    hash: '#v1&game=tic-tac-toe&step=4',
    size: [1440, 900],
    acts: ['click .of-game', 'click .sheet:popover-open .quiet-button >> nth=1'],
  },
  { name: 'match', hash: '#v1&game=tic-tac-toe&moves=4.1.6.2&step=0', acts: ['click .of-play'] },
  {
    name: 'match-zh-dark',
    hash: '#v1&game=tic-tac-toe&moves=4.1.6.2&step=0',
    language: 'zh',
    theme: 'dark',
    acts: ['click .of-play', 'click .play-panel .check'],
  },
  {
    name: 'match-phone',
    hash: '#v1&game=tic-tac-toe&step=0',
    size: PHONE,
    acts: ['click .of-more', 'click .folded-algorithm .folded-play'],
  },
  { name: 'match-piles', hash: '#v1&game=nim&step=0', acts: ['click .of-play', 'click .play-moves .chip'] },
  { name: 'match-table', hash: ROUND_ROBIN, size: [1280, 1400], acts: ROUND_ROBIN_PLAYED },
  {
    name: 'match-table-zh-dark',
    hash: ROUND_ROBIN,
    size: [1280, 1400],
    language: 'zh',
    theme: 'dark',
    acts: ROUND_ROBIN_PLAYED,
  },
  { name: 'match-table-phone', hash: ROUND_ROBIN, size: PHONE, acts: ROUND_ROBIN_PLAYED },
  {
    name: 'board',
    hash: `${OTHELLO}&step=10`,
    acts: ['click #tab-position', ...MARKS, 'focus .position [aria-disabled=false]'],
  },
  {
    name: 'board-zh-dark',
    hash: `${OTHELLO}&step=10`,
    language: 'zh',
    theme: 'dark',
    acts: ['click #tab-position', ...MARKS, 'focus .position [aria-disabled=false]'],
  },
  {
    name: 'board-curve',
    hash: `${OTHELLO}&step=0`,
    size: [1280, 1500],
    acts: ['click #tab-position', 'click .game-curve summary'],
  },
  { name: 'board-played', hash: '#v1&game=othello&moves=f5.d6.c3.d3.c4&step=0', acts: ['click .of-play'] },
  {
    name: 'board-phone-zh',
    hash: '#v1&game=othello&step=0',
    size: PHONE,
    language: 'zh',
    acts: ['click .of-more', 'click .folded-algorithm .folded-play'],
  },
  { name: 'levels', hash: '#v1&tree=thu-fig-3-5&algorithm=level-by-level&step=12' },
  { name: 'games', hash: '#v1&page=trees' },
  { name: 'growth', hash: '#v1&page=growth&b=3&d=6&scale=log' },
  { name: 'simulation-game', hash: '#v1&game=tic-tac-toe&algorithm=mcts&iterations=200&step=1000' },
  { name: 'simulation-siblings', hash: `${CHANCES}&siblings=visits&step=304` },
  {
    name: 'simulation-projector-zh',
    hash: `${CHANCES}&step=120`,
    size: PROJECTOR,
    language: 'zh',
    acts: ['f'],
  },
  { name: 'ucb1', hash: '#v1&page=ucb1' },
  { name: 'ucb1-phone-zh', hash: '#v1&page=ucb1&arms=3/5,0/0,2/7&c=sqrt2', language: 'zh', size: PHONE },
  { name: 'growth-linear', hash: '#v1&page=growth&b=5&d=6&scale=linear', theme: 'dark' },
  { name: 'growth-chess-counting', hash: '#v1&page=growth&b=35&d=7&scale=log' },
  { name: 'growth-zh-dark', hash: '#v1&page=growth&b=5&d=8&scale=log', language: 'zh', theme: 'dark' },
  { name: 'growth-phone', hash: '#v1&page=growth&b=5&d=8&scale=log', size: PHONE },
  { name: 'nilsson', hash: `${NILSSON}&step=97` },
  { name: 'nilsson-deep-cut-zh', hash: `${NILSSON}&step=70`, language: 'zh', theme: 'dark', acts: [']'] },
  { name: 'nilsson-wide', hash: `${NILSSON}&step=180`, size: PROJECTOR },
  { name: 'widest', hash: '#v1&tree=km-3-4&step=70' },
  { name: 'widest-fit', hash: '#v1&tree=km-3-4&step=105', acts: ['click .zoom-tools button:nth-child(3)'] },
  { name: 'chance', hash: '#v1&tree=aima-chance-1234&algorithm=expectiminimax&step=17' },
  {
    name: 'chance-twin-zh',
    hash: '#v1&tree=aima-chance-1-20-30-400&algorithm=expectiminimax&step=36',
    language: 'zh',
  },
  {
    name: 'chance-alpha-beta',
    hash: '#v1&tree=aima-ex-chance-trivial&algorithm=alpha-beta&step=28&notation=range',
  },
  { name: 'chance-thirds', hash: '#v1&tree=cs188-q4-0-expectimax1&algorithm=expectiminimax&step=24' },
  { name: 'deepen', hash: `${DEEP}&budget=20&step=32` },
  { name: 'deepen-zh-dark', hash: `${DEEP}&budget=20&step=32`, language: 'zh', theme: 'dark' },
  { name: 'deepen-end', hash: `${DEEP}&step=82` },
  { name: 'deepen-phone', hash: `${DEEP}&budget=20&step=32`, size: PHONE },
  { name: 'deepen-phone-margin-zh', hash: DEEP, size: PHONE, language: 'zh', acts: ['click .margin-toggle'] },
  { name: 'deepen-presenting', hash: `${DEEP}&budget=20&step=32`, size: PROJECTOR, acts: ['f'] },
  { name: 'limits-open', hash: `${DEEP}&budget=20&step=32`, acts: ['click .figure-bar .of-limits'] },
  { name: 'depth-limit', hash: '#v1&tree=estimate-or-proof&depth=2&step=15' },
  { name: 'depth-limit-range', hash: '#v1&tree=estimate-or-proof&depth=2&notation=range&step=15' },
  { name: 'weights', hash: '#v1&tree=material&step=12' },
  {
    name: 'weights-game',
    hash: '#v1&game=tic-tac-toe&start=x.......o&depth=2&symmetry=once&weights=1.3&step=40',
    acts: ['click #tab-position'],
  },
  { name: 'star1', hash: '#v1&tree=aima-ex-chance-trivial&algorithm=star1&step=24' },
  {
    name: 'star1-zh-dark',
    hash: '#v1&tree=star1-six-one&algorithm=star1&step=36',
    language: 'zh',
    theme: 'dark',
  },
  { name: 'star1-phone', hash: '#v1&tree=star1-six-one&algorithm=star1&step=36', size: PHONE },
  { name: 'bear-off', hash: '#v1&tree=bear-off-lesson&algorithm=star1&step=60', size: [1440, 900] },
  { name: 'last-checkers', hash: '#v1&game=last-checkers&step=30' },
  { name: 'last-checkers-phone-zh', hash: '#v1&game=last-checkers&step=30', size: PHONE, language: 'zh' },
  { name: 'pig', hash: '#v1&tree=pig-20&step=17' },
  { name: 'max-n', hash: '#v1&tree=maxn-shallow&step=17' },
  { name: 'max-n-end-zh-dark', hash: '#v1&tree=maxn-shallow&step=35', language: 'zh', theme: 'dark' },
  { name: 'max-n-phone', hash: '#v1&tree=mit6034-maxn&step=20', size: PHONE },
  { name: 'max-n-tie', hash: '#v1&tree=maxn-tie&step=7' },
  { name: 'paranoid', hash: '#v1&tree=maxn-shallow&algorithm=alpha-beta&step=20' },
  { name: 'quiescence', hash: '#v1&tree=hanging&depth=1&quiet=noisy&step=8' },
  { name: 'check', hash: '#v1&tree=trap&depth=2&check=4&step=40' },
  { name: 'check-zh', hash: '#v1&tree=trap&depth=2&check=4&step=48', language: 'zh' },
  { name: 'root-window', hash: `${THU}&window=2..5&step=43` },
  { name: 'pvs', hash: '#v1&tree=thu-fig-3-10&algorithm=pvs&step=50' },
  { name: 'pvs-zh-dark', hash: '#v1&tree=wikipedia-ab&algorithm=pvs&step=40', language: 'zh', theme: 'dark' },
  { name: 'practice-depth', hash: '#v1&practice=depth-limit.2.3' },
  { name: 'practice-star1-zh', hash: '#v1&practice=star-windows.2.3', language: 'zh' },
  { name: 'backgammon', hash: '#v1&tree=backgammon-dice&step=31' },
  { name: 'tic-tac-toe', hash: '#v1&tree=ttt-stage2&algorithm=alpha-beta&step=30' },
  { name: 'tic-tac-toe-infinite-zh', hash: '#v1&tree=ttt-stage3&step=30', language: 'zh', size: [1440, 900] },
  { name: 'edit', hash: `${AIMA}&step=14`, acts: [EDIT, 'press [data-node="6"] .shape'] },
  {
    name: 'edit-zh-dark',
    hash: '#v1&tree=aima-chance-1234&step=9',
    language: 'zh',
    theme: 'dark',
    acts: [EDIT, 'press [data-node="1"] .shape'],
  },
  {
    name: 'edit-phone-zh',
    hash: AIMA,
    size: PHONE,
    language: 'zh',
    acts: ['click .of-more', `${ROW} >> text=编辑`, 'press [data-node="6"] .shape'],
  },
  {
    name: 'what-if',
    hash: `${AIMA}&step=14`,
    size: [1440, 1000],
    acts: ['click #tab-whatIf', 'press [data-node="6"] .shape'],
  },
  { name: 'share', hash: `${AIMA}&step=14`, acts: [MORE, `${ROW} >> text=Share`] },
  { name: 'practice', hash: '#v1&page=practise', acts: ['focus .skill-list button >> nth=0'] },
  { name: 'practice-zh-dark', hash: '#v1&page=practise', language: 'zh', theme: 'dark' },
  { name: 'practice-crossing', hash: '#v1&practice=deep-cutoffs.2.7', acts: STRIKE },
  {
    name: 'practice-windows-zh-dark',
    hash: '#v1&practice=windows.3.3',
    language: 'zh',
    theme: 'dark',
    acts: ['focus .sheet-entry input', '3'],
  },
  {
    name: 'practice-told',
    hash: '#v1&practice=shallow-cutoffs.2.7',
    acts: [SUBMIT, 'click .practice-feedback .chip'],
  },
  {
    name: 'practice-beside-zh',
    hash: '#v1&practice=deep-cutoffs.1.9',
    language: 'zh',
    size: [1440, 900],
    acts: [...STRIKE, SUBMIT, 'click .practice-buttons .chip >> text=标准答案', 'd'],
  },
  { name: 'practice-interval', hash: '#v1&practice=intervals.2.3' },
  { name: 'practice-phone-zh', hash: '#v1&practice=equality.2.3', size: PHONE, language: 'zh', acts: STRIKE },
  { name: 'predict', hash: `${AIMA}&step=12`, acts: ['click .predict-switch input', 'ArrowRight'] },
  {
    name: 'predict-projector-zh',
    hash: `${THU}&step=20`,
    size: PROJECTOR,
    language: 'zh',
    acts: ['click .predict-switch input', 'f'],
  },
  { name: 'mine', hash: '#v1&page=mine' },
  { name: 'mine-zh-dark', hash: '#v1&page=mine', language: 'zh', theme: 'dark' },
  { name: 'sets-zh-dark', hash: '#v1&page=sets', language: 'zh', theme: 'dark' },
  { name: 'results-zh', hash: '#v1&page=results', language: 'zh' },
  { name: 'progress-zh-dark', hash: '#v1&page=progress', language: 'zh', theme: 'dark' },
  { name: 'phone-mine-zh', hash: '#v1&page=mine', size: PHONE, language: 'zh' },
  { name: 'phone-practice', hash: '#v1&page=practise', size: PHONE },
  { name: 'sets', hash: '#v1&page=sets' },
  { name: 'results', hash: '#v1&page=results' },
  { name: 'progress', hash: '#v1&page=progress' },
  ...PROGRAM_PICTURES,
  { name: 'minimax', hash: '#v1&tree=aima-fig-5-2&algorithm=minimax&step=14' },
  { name: 'single-agent', hash: '#v1&tree=single-agent&algorithm=minimax&step=12' },
  {
    name: 'strict-running',
    hash: '#v1&tree=auckland-ab14&algorithm=alpha-beta&cutoff=strict&value=running&step=30',
  },
  { name: 'algorithms-open', hash: `${AIMA}&step=8`, acts: ['click .figure-bar .of-algorithm'] },
  {
    name: 'rules-open',
    hash: `${AIMA}&step=8`,
    acts: ['click .figure-bar :is(.of-rule, .of-rules):visible >> nth=0'],
  },
  {
    name: 'notations-open-zh',
    hash: `${AIMA}&step=8`,
    language: 'zh',
    acts: ['click .figure-bar .of-notation'],
  },
  { name: 'menu-open', hash: `${AIMA}&step=8`, acts: [MORE] },
  { name: 'compare', hash: `${THU}&step=25&compare=12` },
  { name: 'compare-zh-dark', hash: `${THU}&step=25&compare=12`, language: 'zh', theme: 'dark' },
  { name: 'compare-end', hash: `${AIMA}&compare=10` },
  { name: 'compare-presenting', hash: `${THU}&step=25&compare=12`, size: PROJECTOR, acts: ['f'] },
  { name: 'compare-phone', hash: `${AIMA}&compare=5`, size: PHONE },
  { name: 'compare-order', hash: `${THU}&step=25&compare=9&beside=children.best` },
  { name: 'compare-notation-zh', hash: `${THU}&compare=9&beside=notation.range`, language: 'zh' },
  { name: 'compare-menu', hash: `${AIMA}&step=8`, acts: ['click .figure-bar .of-compare'] },
  { name: 'lessons', hash: '#v1&page=lessons' },
  { name: 'lesson', hash: '#v1&lesson=worked-example&moment=5' },
  { name: 'lesson-question-zh-dark', hash: '#v1&lesson=minimax&moment=6', language: 'zh', theme: 'dark' },
  { name: 'lesson-compare', hash: '#v1&lesson=equality&moment=9' },
  { name: 'lesson-phone-zh', hash: '#v1&lesson=grundy&moment=6', language: 'zh', size: PHONE },
  { name: 'lesson-simulation', hash: '#v1&lesson=simulation&moment=3' },
  {
    name: 'lesson-simulation-zh-dark',
    hash: '#v1&lesson=simulation&moment=9',
    language: 'zh',
    theme: 'dark',
  },
  { name: 'lesson-simulation-phone', hash: '#v1&lesson=simulation&moment=7', size: PHONE },
  { name: 'given-results', hash: '#v1&tree=given-results&step=15' },
  { name: 'nine-wins-zh', hash: '#v1&tree=nine-wins-and-a-loss&step=1196', language: 'zh' },
  { name: 'lesson-presented', hash: '#v1&lesson=minimax&moment=6', acts: ['f', 'PageDown'] },
  { name: 'term', hash: `${AIMA}&step=14`, acts: ['click .subtitle .term'] },
  {
    name: 'term-zh-dark',
    hash: `${THU}&step=25`,
    language: 'zh',
    theme: 'dark',
    acts: ['click .subtitle .term'],
  },
  { name: 'about', hash: AIMA, acts: [MORE, `${ROW} >> text=About`] },
  { name: 'notes', hash: `${AIMA}&step=26`, acts: ['click #tab-notes'] },
  { name: 'position', hash: '#v1&tree=ttt-stage2&step=30', acts: ['click #tab-position'] },
  { name: 'library', hash: '#v1&page=trees' },
  { name: 'library-zh-dark', hash: '#v1&page=trees', language: 'zh', theme: 'dark' },
  { name: 'search-tree-zh', hash: '', language: 'zh', acts: ['focus #search', ...Array.from('(3 1) (2 9)')] },
  { name: 'search', hash: AIMA, acts: ['focus #search', 'c', 'h', 'a', 'n', 'c', 'e'] },
  { name: 'help', hash: AIMA, acts: ['?'] },
  { name: 'help-zh', hash: AIMA, language: 'zh', acts: ['?'] },
  {
    name: 'events',
    hash: `${AIMA}&step=14`,
    acts: ['click #tab-events'],
  },
  { name: 'notice', hash: '#v1&tree=no-such-tree&step=4000' },
  { name: 'tree-focus', hash: `${AIMA}&step=14`, acts: ['focus [role=treeitem][tabindex="0"]', 'ArrowDown'] },
  { name: 'phone', hash: `${AIMA}&step=14`, size: PHONE },
  {
    name: 'phone-more-zh',
    hash: `${AIMA}&step=14`,
    size: PHONE,
    language: 'zh',
    acts: ['click .figure-bar .of-more'],
  },
  { name: 'phone-margin', hash: `${AIMA}&step=14`, size: PHONE, acts: ['click .margin-toggle'] },
  { name: 'phone-front-door-zh', hash: '', size: PHONE, language: 'zh' },
  { name: 'phone-tsinghua-dark', hash: `${THU}&step=24`, size: PHONE, theme: 'dark' },
  {
    name: 'phone-chance-zh',
    hash: '#v1&tree=aima-chance-1234&algorithm=expectiminimax&step=17',
    size: PHONE,
    language: 'zh',
  },
  { name: 'phone-library', hash: '#v1&page=trees', size: PHONE },
  { name: 'large-tree', hash: LARGE, size: [1440, 900] },
  { name: 'large-tree-from-afar', hash: LARGE, size: [1440, 900], acts: FROM_AFAR },
  {
    name: 'large-tree-from-afar-zh-dark',
    hash: LARGE,
    size: [1440, 900],
    language: 'zh',
    theme: 'dark',
    acts: FROM_AFAR,
  },
  { name: 'large-tree-phone', hash: LARGE, size: PHONE, acts: FROM_AFAR },
  { name: 'large-tree-projector', hash: LARGE, size: PROJECTOR, acts: [...FROM_AFAR, 'f'] },
  { name: 'in-figures', hash: TOLD, size: [1366, 768] },
  { name: 'in-figures-phone-zh', hash: TOLD, size: PHONE, language: 'zh' },
  { name: 'in-figures-projector', hash: TOLD, size: PROJECTOR, acts: ['f'] },
  { name: 'in-figures-zh-dark', hash: TOLD, language: 'zh', theme: 'dark' },
  { name: 'go-to', hash: `${AIMA}&step=14`, acts: ['g', '2'] },
  { name: 'projector', hash: `${AIMA}&step=14`, size: PROJECTOR, acts: ['f'] },
  { name: 'projector-zh', hash: `${THU}&step=25`, size: PROJECTOR, language: 'zh', acts: ['f'] },
  { name: 'projector-720-dark', hash: `${AIMA}&step=14`, theme: 'dark', acts: ['f'] },
  { name: 'projector-nilsson', hash: `${NILSSON}&step=100`, size: PROJECTOR, acts: ['f'] },
];

const FOLDER = 'gallery';

async function take(
  context: BrowserContext,
  address: string,
  { name, hash, acts = [] }: Picture,
): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${address}${hash}`);
  await page.locator(signOf(hash)).first().waitFor();
  // What comes after the first picture belongs into it, however slow the machine.
  await furnished(page);
  for (const act of acts) {
    if (act.startsWith('click ')) await page.click(act.slice('click '.length));
    else if (act.startsWith('press ')) await pressInTheMiddle(page, act.slice('press '.length));
    else if (act.startsWith('focus ')) await page.focus(act.slice('focus '.length));
    else if (act === 'logs') await page.setInputFiles('.page.program input[type=file]', handedIn());
    else await page.keyboard.press(act);
  }
  await page.waitForTimeout(450);
  await page.screenshot({ path: `${FOLDER}/${name}.png` });
}

/** What is there once the page of that hash has come. */
function signOf(hash: string): string {
  if (hash.includes('practice=')) return '.practice-question';
  if (hash.includes('page=trees')) return '.figure-link';
  return hash.includes('page=') ? 'main.screen .page h1' : '.subtitle';
}

/** Where a person presses a shape, whatever text stands there. */
async function pressInTheMiddle(page: Page, selector: string): Promise<void> {
  // The figure is drawn anew where editing gives it another room.
  await page.locator(selector).waitFor();
  const box = await page.locator(selector).boundingBox();
  if (box === null) throw new Error(`nothing to press at ${selector}`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

async function main(): Promise<void> {
  const wanted = process.argv.slice(2);
  const pictures = PICTURES.filter(
    ({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)),
  );
  execFileSync('npx', ['vite', 'build', '--logLevel', 'warn'], { stdio: 'inherit' });
  if (wanted.length === 0) rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const server = await startStaticServer({ root: 'dist', port: 0 });
  const browser = await chromium.launch(launchOptions());
  for (const picture of pictures) {
    const [width, height] = picture.size ?? [1280, 720];
    const context = await browser.newContext({
      viewport: { width, height },
      locale: picture.language === 'zh' ? 'zh-CN' : 'en-GB',
      colorScheme: picture.theme ?? 'light',
      hasTouch: width < 600,
      serviceWorkers: 'block',
    });
    // What tsx calls in each function that it hands over, which the page does not have.
    await context.addInitScript('globalThis.__name = (named) => named;');
    await take(context, server.address, picture);
    await context.close();
    console.log(`${FOLDER}/${picture.name}.png`);
  }
  await browser.close();
  await server.close();
}

await main();
