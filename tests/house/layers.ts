/** What a layer, a folder of src/, may import. Everything may import from its own layer. */
export interface Layer {
  readonly layers: readonly string[];
  /** packages with their sub-paths; one that ends in -, : or / stands for all that begin so */
  readonly packages: readonly string[];
}

const MODEL = ['core', 'notation', 'games', 'lesson', 'library', 'words', 'practice'];
const BELOW_SESSION = [...MODEL, 'families', 'drawing', 'export', 'lms', 'link', 'storage'];

/** The direction of imports, the one table of it. A folder that is not here fails the test. */
export const LAYERS: Readonly<Record<string, Layer>> = {
  core: { layers: [], packages: [] },
  notation: { layers: ['core'], packages: ['fflate'] },
  lesson: { layers: ['core', 'notation'], packages: [] },
  games: { layers: ['core'], packages: [] },
  library: { layers: ['core', 'notation', 'games', 'lesson', 'practice'], packages: [] },
  practice: { layers: ['core', 'notation'], packages: [] },
  words: { layers: ['core', 'notation', 'games', 'practice'], packages: [] },
  families: { layers: ['core', 'practice', 'words'], packages: [] },
  drawing: { layers: ['core', 'words', 'families'], packages: ['d3-'] },
  export: { layers: ['core', 'words', 'families', 'drawing'], packages: [] },
  lms: { layers: ['core', 'notation', 'practice', 'words'], packages: ['fflate'] },
  link: { layers: ['core', 'notation', 'games', 'lesson', 'words', 'practice'], packages: [] },
  storage: { layers: ['core', 'notation', 'lesson', 'words', 'practice'], packages: ['idb'] },
  session: { layers: BELOW_SESSION, packages: ['zustand/vanilla', 'zustand/middleware', 'fflate'] },
  ui: {
    layers: [...BELOW_SESSION, 'session'],
    packages: ['react', 'react-dom', 'zustand', 'lucide-react', 'd3-drag', 'd3-selection'],
  },
  cli: {
    layers: [
      'core',
      'notation',
      'games',
      'practice',
      'library',
      'words',
      'families',
      'drawing',
      'export',
      'lms',
      'link',
      // what draws the variants of a set, whose trees page and terminal make in one place
      'session',
    ],
    packages: ['node:'],
  },
};

/** Layers that know no DOM, timer, random source, date or console. */
export const PURE_LAYERS = ['core', 'notation', 'games', 'lesson', 'words', 'practice', 'families', 'lms'];

/** The layer of a file under src/, or null for a file at its top, which starts the page and may import all. */
export function layerOf(path: string): string | null {
  return /^src\/([^/]+)\//.exec(path)?.[1] ?? null;
}
