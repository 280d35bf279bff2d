import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
import { contentSecurityPolicy } from './scripts/vite/contentSecurityPolicy.ts';
import { embed } from './scripts/vite/embed.ts';
import { leanIcons } from './scripts/vite/leanIcons.ts';
import { offline } from './scripts/vite/offline.ts';

/** Where the page begins, and its languages, one of which it needs for the first picture. */
const PAGE = /src\/main\.tsx$/;
const LANGUAGES = [/src\/words\/en\/english\.ts$/, /src\/words\/zh\/chinese\.ts$/];
const LANGUAGE_NAMES = ['english', 'chinese'];

/** What it begins with, one of the two. */
const FIRST_SCREENS = [/src\/ui\/home\/Home\.tsx$/, /src\/ui\/Workbench\.tsx$/];

/** Whose one door leads to every icon, to those as well that come later. */
const ICONS = /node_modules\/lucide-react\//;

/** Whether a module comes with the first picture: the page needs it, or every language, or
 * every screen it begins with, not only in time. */
function isFirst(id: string, context: Rolldown.ChunkingContext): boolean {
  const isNeededBy = neededBy(id, context);
  return !ICONS.test(id) && [[PAGE], LANGUAGES, FIRST_SCREENS].some((all) => all.every(isNeededBy));
}

/** The language that cannot begin without a module; null where that is no single one. */
function languageOf(id: string, context: Rolldown.ChunkingContext): string | null {
  const isNeededBy = neededBy(id, context);
  const [language, other] = LANGUAGE_NAMES.filter((_, index) => isNeededBy(LANGUAGES[index] as RegExp));
  return other === undefined ? (language ?? null) : null;
}

function neededBy(id: string, context: Rolldown.ChunkingContext): (beginning: RegExp) => boolean {
  const needing = new Set([id]);
  for (const one of needing)
    for (const importer of context.getModuleInfo(one)?.importers ?? []) needing.add(importer);
  return (beginning) => [...needing].some((one) => beginning.test(one));
}

/** The page is plain files that work in any folder of any web host: every address is relative. */
export default defineConfig({
  base: './',
  plugins: [react(), leanIcons(), contentSecurityPolicy(), embed(), offline()],
  build: {
    target: 'es2022',
    // Inlined assets are data: URLs, and those the policy refuses.
    assetsInlineLimit: 0,
    // Of what a part needs only its styles are named beforehand: a table of all would come with the first picture.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed, { hostType }) =>
        hostType === 'js' ? needed.filter((file) => file.endsWith('.css')) : needed,
    },
    sourcemap: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // One file packs better than ten, above all with the libraries in it.
            { debugName: 'first', name: (id, context) => (isFirst(id, context) ? 'first' : null) },
            // Of a language all that it begins with.
            { debugName: 'language', name: languageOf },
            // Several parts of the page read and print what is filed, linked or kept.
            { name: 'notation', test: /src\/notation\// },
          ],
        },
      },
    },
  },
});
