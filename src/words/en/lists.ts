/** OPEN and CLOSED under the figure, and the phases of a run. */
export const englishLists = {
  lists: 'OPEN and CLOSED',
  of: { open: 'OPEN', closed: 'CLOSED' },
  order: { open: 'queue', closed: 'stack' },
  first: 'first',
  empty: {
    open: 'every node that can be expanded has been',
    closed: 'nothing waits for its value',
  },
  more: (count: number) => `… ${count} more`,
  most: (count: number) => `at most ${count}`,
  /** as it is spoken */
  spoken: (list: string, names: readonly string[], more: number) => {
    const named = names.length === 0 ? 'empty' : names.join(', ');
    return `${list}: ${named}${more > 0 ? ` and ${more} more` : ''}`;
  },
  /** of the two phases, and of the five steps */
  phases: {
    generate: 'phase 1: generate',
    value: '',
    backUp: 'phase 2: values go up',
    solve: 'phase 3: solution',
  },
  steps: { generate: 'generate', value: 'value the ends', backUp: 'values go up', solve: '' },
  phaseTo: (name: string, step: number) => `${name}, to step ${step}`,
  table: 'The lists, step by step',
  step: 'step',
  none: '( )',
};
