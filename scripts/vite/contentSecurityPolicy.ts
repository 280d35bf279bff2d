import type { Plugin } from 'vite';

/**
 * What the built page may do: run, show and fetch its own files, and nothing else.
 *
 * It stands in a <meta> because a static host is not ours to configure; `frame-ancestors`, `report-to`
 * and `sandbox` do not work there. Trusted Types make every sink for markup and script addresses refuse
 * strings: the one policy, `plyscope`, lives in src/session/tasks/ownScriptUrl.ts.
 */
export const POLICY: Readonly<Record<string, string>> = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self'",
  'font-src': "'self'",
  'connect-src': "'self'",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'plyscope',
};

/** Writes the policy into the built page, first in its head. The dev server injects styles, so not there. */
export function contentSecurityPolicy(): Plugin {
  const content = Object.entries(POLICY)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ');
  return {
    name: 'plyscope:content-security-policy',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        {
          tag: 'meta',
          attrs: { 'http-equiv': 'Content-Security-Policy', content },
          injectTo: 'head-prepend',
        },
      ],
    },
  };
}
