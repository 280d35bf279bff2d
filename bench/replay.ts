import type { Trace } from '../src/core/trace/trace.ts';
import { ENTER, EXIT, LEAF_EVENT } from '../src/core/trace/traceLog.ts';

const OPEN = 1;
const DONE = 2;

/**
 * Walks all events once and keeps every node's state, as a player without random access would: the
 * least such a player can do, without the ranges of open nodes or the marks below a cut.
 */
export function replay({ log, tree }: Trace): Float64Array {
  const status = new Uint8Array(tree.size);
  const deciding = new Uint16Array(tree.size);
  const [value, low, high, alpha, beta] = Array.from({ length: 5 }, () => new Float64Array(tree.size)) as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  for (let step = 1; step <= log.length; step += 1) {
    const node = log.node(step);
    const kind = log.kind(step);
    value[node] = log.value(step);
    deciding[node] = log.deciding(step);
    if (kind === ENTER) {
      status[node] = OPEN;
      alpha[node] = log.low(step);
      beta[node] = log.high(step);
    } else {
      low[node] = log.low(step);
      high[node] = log.high(step);
      if (kind === EXIT || kind === LEAF_EVENT) status[node] = DONE;
    }
  }
  return value;
}
