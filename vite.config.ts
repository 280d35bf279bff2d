import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contentSecurityPolicy } from './scripts/vite/contentSecurityPolicy.ts';
import { embed } from './scripts/vite/embed.ts';
import { offline } from './scripts/vite/offline.ts';

/** The model as far as the first picture needs it; editing, orders, random trees and analysis come later. */
const FIRST_MODEL =
  /\/src\/(?:core\/(?:search|trace|tree)\/(?!sameMoment|treeRows|nodeOfKey)|notation\/(?:brackets|characters|leafValue|outcomes|parseTree|prefixes|problem|treeParser|treeReader))/;

/** The page is plain files that work in any folder of any web host: every address is relative. */
export default defineConfig({
  base: './',
  plugins: [react(), contentSecurityPolicy(), embed(), offline()],
  build: {
    target: 'es2022',
    // Inlined assets are data: URLs, and those the policy refuses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
    rolldownOptions: {
      output: {
        // What the first picture needs and later parts share is one file rather than ten: it packs better.
        codeSplitting: { groups: [{ name: 'model', test: FIRST_MODEL }] },
      },
    },
  },
});
