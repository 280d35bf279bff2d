import type { Plugin } from 'vite';

const CALL = '(function custom(ratio) {';

/**
 * Marks the two calls by which d3-hierarchy makes its treemaps as free of side effects, so that the bundler leaves them
 * out of the page, which lays trees out and draws no treemap.
 */
export function leanHierarchy(): Plugin {
  return {
    name: 'plyscope:lean-hierarchy',
    apply: 'build',
    transform(code, id) {
      if (!id.endsWith('/d3-hierarchy.mjs')) return null;
      if (!code.includes(CALL)) throw new Error(`d3-hierarchy has no “${CALL}” any more`);
      return { code: code.replaceAll(CALL, `/* @__PURE__ */ ${CALL}`), map: null };
    },
  };
}
