import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { POLICY } from './contentSecurityPolicy.ts';
import { leanHierarchy } from './leanHierarchy.ts';
import { leanIcons } from './leanIcons.ts';
import { styleLayers } from './styleLayers.ts';

/**
 * Adds `embed.html`, the player for a frame in other pages, to the build: one classic script and one style
 * sheet. A frame with `sandbox="allow-scripts"` has no origin, so that neither modules nor fonts can be
 * loaded into it from a host that sends no CORS headers.
 */
export function embed(): Plugin {
  let root = '';
  return {
    name: 'plyscope:embed',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    async generateBundle() {
      const script: string[] = [];
      const style: string[] = [];
      for (const file of await playerFiles(root)) {
        const isScript = file.type === 'chunk';
        const name = isScript ? 'embed.js' : 'embed.css';
        const source = isScript ? file.code : file.source;
        const reference = this.emitFile({ type: 'asset', name, source });
        (isScript ? script : style).push(this.getFileName(reference));
      }
      this.emitFile({ type: 'asset', fileName: 'embed.html', source: pageOf(script, style) });
    },
  };
}

/** The player as one script with everything in it, and its style sheet. */
async function playerFiles(root: string) {
  const built = await build({
    configFile: false,
    root,
    base: './',
    logLevel: 'warn',
    publicDir: false,
    plugins: [react(), styleLayers(), leanHierarchy(), leanIcons(), withoutWork(), withoutWorker()],
    build: {
      target: 'es2022',
      write: false,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(root, 'src/embed.tsx'),
        output: { format: 'iife', codeSplitting: false },
        // What loads modules asks for its own address; in one classic script there is nothing to load.
        transform: { define: { 'import.meta': '{}' } },
      },
    },
  });
  if (!Array.isArray(built) && !('output' in built)) throw new Error('the player was not built');
  return (Array.isArray(built) ? built : [built]).flatMap(({ output }) => output);
}

/** The player says nothing of the work, and one file has no place for what is never said. */
function withoutWork(): Plugin {
  const isWork = (id: string) => /src\/words\/\w+\/work\.ts$/.test(id);
  return { name: 'plyscope:without-work', enforce: 'pre', load: (id) => (isWork(id) ? 'export {}' : null) };
}

/** The player has no worker, whose script would be a module of its own: long tasks run in slices on its page. */
function withoutWorker(): Plugin {
  const isWorker = (id: string) => /taskWorker\.ts\?worker&url$/.test(id);
  return {
    name: 'plyscope:without-worker',
    enforce: 'pre',
    resolveId: (id) => (isWorker(id) ? '\0no-worker' : null),
    load: (id) => (id === '\0no-worker' ? "export default ''" : null),
  };
}

function pageOf(scripts: readonly string[], styles: readonly string[]): string {
  const policy = Object.entries(POLICY)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ');
  return [
    '<!doctype html>',
    '<html lang="zh-CN">',
    '  <head>',
    `    <meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '    <meta charset="utf-8">',
    '    <meta name="viewport" content="width=device-width, initial-scale=1">',
    '    <meta name="color-scheme" content="light dark">',
    '    <title>Plyscope 弈树</title>',
    '    <link rel="icon" type="image/svg+xml" href="./icon.svg">',
    ...styles.map((file) => `    <link rel="stylesheet" href="./${file}">`),
    ...scripts.map((file) => `    <script defer src="./${file}"></script>`),
    '  </head>',
    '  <body>',
    '    <div id="root">',
    '      <section class="not-started">',
    '        <p lang="en">The player has not started. It needs JavaScript and a web host; otherwise reload the page.</p>',
    '        <p lang="zh-Hans">播放器没有启动。它需要 JavaScript，并且要放在网站上；其他情况请重新加载页面。</p>',
    '      </section>',
    '    </div>',
    '  </body>',
    '</html>',
    '',
  ].join('\n');
}
