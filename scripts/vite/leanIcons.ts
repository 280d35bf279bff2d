import type { Plugin } from 'vite';

const MAKER = 'createLucideIcon.mjs';

/**
 * Makes lucide's icons by twelve lines in place of its run-time (contexts, renamed attributes, class names,
 * forwarded references), of which the page uses nothing: 2 kB less before the first step is drawn.
 */
export function leanIcons(): Plugin {
  const id = `\0${MAKER}`;
  return {
    name: 'plyscope:lean-icons',
    enforce: 'pre',
    apply: 'build',
    resolveId: (source) => (source.endsWith(`/${MAKER}`) ? id : null),
    load: (asked) => (asked === id ? SOURCE : null),
  };
}

const SOURCE = `import { createElement } from 'react';
const FRAME = {
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
};
export default function createIcon({ node }) {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes));
  return ({ size, ...rest }) =>
    createElement('svg', { ...FRAME, width: size, height: size, ...rest }, shapes);
}
`;
