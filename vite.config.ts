import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { CHUNKS } from './scripts/vite/chunks.ts';
import { contentSecurityPolicy } from './scripts/vite/contentSecurityPolicy.ts';
import { embed } from './scripts/vite/embed.ts';
import { leanHierarchy } from './scripts/vite/leanHierarchy.ts';
import { leanIcons } from './scripts/vite/leanIcons.ts';
import { offline } from './scripts/vite/offline.ts';
import { scorm } from './scripts/vite/scorm.ts';
import { styleLayers } from './scripts/vite/styleLayers.ts';

/** The page is plain files that work in any folder of any web host: every address is relative. */
export default defineConfig({
  base: './',
  plugins: [
    react(),
    styleLayers(),
    leanHierarchy(),
    leanIcons(),
    contentSecurityPolicy(),
    embed(),
    scorm(),
    offline(),
  ],
  build: {
    target: 'es2022',
    // Inlined assets are data: URLs, and those the policy refuses.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // What every page has from its beginning is not named again. A script that is asked for is named with its style sheets,
      // because the browser would otherwise ask for it only after they have come.
      resolveDependencies: (_asked, needed, { hostType }) =>
        hostType === 'html' ? needed : needed.filter((file) => !file.includes('rolldown-runtime')),
    },
    sourcemap: false,
    rolldownOptions: {
      // The page, and the page of a set inside an LMS.
      input: { index: 'index.html', scorm: 'scorm.html' },
      // A module that a file of another route cannot be without still comes with its own route.
      checks: { ineffectiveDynamicImport: false },
      output: {
        codeSplitting: {
          groups: CHUNKS,
        },
      },
    },
  },
});
