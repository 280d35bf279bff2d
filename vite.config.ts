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
  'src/core/(?:run|search|tree)/(?!sameMoment|treeRows)',
  'src/notation/(?:brackets|characters|json\\.|leafValue|outcomes|parseTree|prefixes|problem|treeParser|treeReader)',
  'src/session/(?:historyEntry|keep(?:ing|Preferences)|moves|place|playback|restore|session|subject|system|traceOf)\\.',
  'src/(?:keep/(?:preferences|leftBehind)|library/(?:examples/aimaFig55|moments))\\.',
  'src/words/(?:expectation|facts|nodeNames|sentence|shownName|symbols|texts|visibleText)',
  'src/drawing/(?!motion|panZoom)',
  'src/ui/(?!AfterPicture|NoticeList)[^/]+$',
  'src/ui/(?:page|part|keys|figure|header|time)/(?!FigureTools|loadLibrary|NodeField|Panel|pick|TwinButton|useNodeDrag|useTwin|use\\w+Words|wordsHook|copyLink|menuChoices|[tT]imelineMarks)',
  'src/ui/(?:kit/(?:Button|Menu|Segmented|Select|openDialog)|dialogs/Dialogs|files/givenFiles)\\.',
  'node_modules/(?:d3-hierarchy|react|react-dom|scheduler|zustand)/',
  'preload-helper',
];
/** What several of the late parts need, by folder; as files of its own each would be named in the first one. */
const SHARED_FILES = {
  codec: 'src/notation/(?:codec|jsonText|settings|shapes)|src/keep/keptText',
  d3: 'node_modules/d3-',
  packed: 'src/link/packedT',
  address: 'src/link/(?:decodeAddress|addressFormat|practiceLink|checksum)',
  kit: 'node_modules/lucide-react/|src/ui/(?:page|part|kit|figure|files/(?!otherFile|readFile|fileStore|FileReport))|src/words/valueSpans|src/session/(?:noticeText|newTree)',
  study: 'src/core/(?:analysis|order|random|edit|tree)/',
  practice: 'src/(?:practice|session/(?:practice|sets)|ui/practice)/|src/words/practice',
  files: 'src/(?:export|notation)/|src/keep/(?:database|kept(?:Text|Tree)|readRecords)',
};

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
            { name: 'model', test: new RegExp(FIRST_FILES.join('|')), priority: 10 },
            ...Object.entries(SHARED_FILES).map(([name, files], index) => ({
              name,
              test: new RegExp(files),
              minShareCount: 2,
              // What the first of them needs is not for the later ones to take.
              priority: 9 - index,
            })),
          ],
        },
      },
    },
  },
});
