import type { Plugin } from 'vite';

/**
 * Puts the rules of each style sheet into the cascade layer of its folder: `kit` for src/ui/kit, `parts` for the rest
 * of src/ui. The sheets of src/ui/styles name their layers themselves. What a sheet says in `@layer modes` at its end
 * stays in that layer, which outweighs the others.
 */
export function styleLayers(): Plugin {
  return {
    name: 'plyscope:style-layers',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/ui\/.*\.css$/ },
      handler: (code, id) => ({ code: inLayer(id, code), map: null }),
    },
  };
}

/** The text of a style sheet in the layer of its folder; every rule keeps its line. */
export function inLayer(path: string, css: string): string {
  const folder = /src\/ui\/(?:(\w+)\/)?/.exec(path)?.[1];
  if (folder === 'styles') return css;
  const modes = css.search(/^@layer modes \{/m);
  const end = modes < 0 ? css.length : modes;
  return `@layer ${folder === 'kit' ? 'kit' : 'parts'} {${css.slice(0, end)}}${css.slice(end)}`;
}
