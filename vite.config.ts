import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contentSecurityPolicy } from './scripts/vite/contentSecurityPolicy.ts';
import { embed } from './scripts/vite/embed.ts';
import { leanIcons } from './scripts/vite/leanIcons.ts';
import { offline } from './scripts/vite/offline.ts';

/**
 * What the first picture needs, by folder: editing, orders, random trees, analysis and practice come later.
 * One file packs better than ten, above all with the libraries in it.
 */
const FIRST_FILES = [
  'src/core/(?:run|search|tree)/(?!sameMoment|treeRows|recordPasses|asSearched|growingSpace|source|uniformShape|alternation|nodeOfKey)',
  'src/session/(?:session|slice|subject|traceOf|moves|playback)',
  'src/words/(?:(?:en|zh)/algorithms|expectation|facts|nodeNames|sentence|shownName|symbols|texts|visibleText)',
  'src/drawing/(?!motion|panZoom)',
  'src/ui/(?:part/(?!Panel)|page/(?:useSession|elements))',
  'node_modules/(?:d3-hierarchy|react|react-dom|scheduler|zustand)/',
  'preload-helper',
];
const FIRST = new RegExp(FIRST_FILES.join('|'));

/** What reads and prints whatever is filed or kept; several parts of the page need all of it. */
const CODEC = /src\/notation\/(?:codec|jsonText|settings|shapes)|src\/keep\/keptText/;

/** The page is plain files that work in any folder of any web host: every address is relative. */
export default defineConfig({
  base: './',
  plugins: [react(), leanIcons(), contentSecurityPolicy(), embed(), offline()],
  build: {
    target: 'es2022',
    // Inlined assets are data: URLs, and those the policy refuses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'model', test: FIRST },
            { name: 'codec', test: CODEC },
          ],
        },
      },
    },
  },
});
