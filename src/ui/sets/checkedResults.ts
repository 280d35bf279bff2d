/** What was checked stays while another screen is open. */
import type { CheckedResult } from '../../session/sets/checkResult.ts';
import type { Slice } from '../../session/slice.ts';

export const CHECKED: Slice<{ readonly results: readonly CheckedResult[] }> = { beginning: { results: [] } };
