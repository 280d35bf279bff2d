import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contentSecurityPolicy } from './scripts/vite/contentSecurityPolicy.ts';
import { offline } from './scripts/vite/offline.ts';

/** The page is plain files that work in any folder of any web host: every address is relative. */
export default defineConfig({
  base: './',
  plugins: [react(), contentSecurityPolicy(), offline()],
  build: {
    target: 'es2022',
    // Inlined assets are data: URLs, and those the policy refuses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
  },
});
