import { ENTER, EXIT, LEAF_EVENT, type RunRecord } from '../src/core/run/record.ts';

const OPEN = 1;
const DONE = 2;

/**
 * Walks all events once and keeps every node's state, as a player without random access would: the
 * least such a player can do, without the ranges of open nodes or the marks below a cut.
 */
export function replay(record: RunRecord, size: number): Float64Array {
  const status = new Uint8Array(size);
  const deciding = new Uint16Array(size);
  const [value, low, high, alpha, beta] = Array.from({ length: 5 }, () => new Float64Array(size)) as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  for (let step = 1; step <= record.length; step += 1) {
    const node = record.node(step);
    const kind = record.kind(step);
    value[node] = record.value(step);
    deciding[node] = record.deciding(step);
    if (kind === ENTER) {
      status[node] = OPEN;
      alpha[node] = record.low(step);
      beta[node] = record.high(step);
    } else {
      low[node] = record.low(step);
      high[node] = record.high(step);
      if (kind === EXIT || kind === LEAF_EVENT) status[node] = DONE;
    }
  }
  return value;
}
