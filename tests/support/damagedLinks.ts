/** Addresses that say something wrong: the first tree is shown, and what is wrong is said. */
import { exampleById } from '../../src/library/library.ts';
import { runOf } from '../library/runs.ts';

const LAST = runOf(exampleById('aima-fig-5-5')!).length;

export interface DamagedLink {
  readonly what: string;
  readonly hash: string;
  /** of the step that is shown instead */
  readonly step: number;
  /** in the notice; none where nothing was asked that is not shown */
  readonly notice: RegExp | null;
}

export const DAMAGED_LINKS: readonly DamagedLink[] = [
  { what: 'nothing but the version', hash: 'v1', step: 0, notice: null },
  { what: 'an unknown tree', hash: 'v1&tree=no-such-tree&step=3', step: 3, notice: /no-such-tree/ },
  { what: 'a tree called __proto__', hash: 'v1&tree=__proto__', step: 0, notice: /__proto__/ },
  { what: 'a tree called constructor', hash: 'v1&tree=constructor', step: 0, notice: /constructor/ },
  { what: 'a part called __proto__', hash: 'v1&__proto__=1&step=2', step: 2, notice: /__proto__/ },
  { what: 'a part called toString', hash: 'v1&toString=1', step: 0, notice: /toString/ },
  { what: 'an unknown algorithm', hash: 'v1&algorithm=sss&step=4', step: 4, notice: /sss/ },
  { what: 'an unknown rule', hash: 'v1&cutoff=sometimes&step=4', step: 4, notice: /sometimes/ },
  { what: 'an unknown notation', hash: 'v1&notation=roman&step=4', step: 4, notice: /roman/ },
  { what: 'a step before the first', hash: 'v1&step=-1', step: 0, notice: /-1|−1/ },
  { what: 'a step far beyond the last', hash: 'v1&step=1000000000', step: LAST, notice: /1000000000/ },
  { what: 'a step as 1e9', hash: 'v1&step=1e9', step: LAST, notice: /1000000000/ },
  { what: 'a step that is no number', hash: 'v1&step=NaN', step: 0, notice: /NaN/ },
  { what: 'half a percent code', hash: 'v1&tree=%E0%A4%A&step=5', step: 5, notice: /%E0%A4%A/ },
  { what: 'a lone percent sign', hash: '%', step: 0, notice: /%/ },
  { what: 'a broken literal', hash: 'v1&literal=[[3,x],[2]]&step=2', step: 2, notice: /x/ },
  { what: 'an empty literal', hash: 'v1&literal=', step: 0, notice: /.+/ },
  {
    what: 'a literal too deep',
    hash: `v1&literal=${'['.repeat(1100)}1${']'.repeat(1100)}`,
    step: 0,
    notice: /1.?00/,
  },
  { what: 'the same part twice', hash: 'v1&step=3&step=9', step: 3, notice: /step=9/ },
  { what: 'markup', hash: 'v1&tree=<img src=x onerror=alert(1)>', step: 0, notice: /img/ },
  { what: 'a hash far too long', hash: `v1&tree=${'x'.repeat(70_000)}`, step: 0, notice: /cut off/ },
  { what: 'noise', hash: '&&==&%00&=&v2&🌲', step: 0, notice: /v2|🌲/ },
];
