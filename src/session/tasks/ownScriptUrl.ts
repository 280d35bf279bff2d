/**
 * Addresses of the page's own scripts for workers. The page's content security policy requires a Trusted
 * Types policy for script addresses; this file has the only one.
 */

/**
 * The part of the Trusted Types API that this file uses; TypeScript's own declarations do not include it yet.
 */
interface TrustedTypes {
  /**
   * The created policy returns TrustedScriptURL objects, which browsers accept in place of script addresses.
   */
  createPolicy(name: string, rules: ScriptUrlRule): ScriptUrlRule;
}

interface ScriptUrlRule {
  createScriptURL(address: string): string;
}

const SAME_ORIGIN: ScriptUrlRule = { createScriptURL: sameOriginUrl };
let policy: ScriptUrlRule | null = null;

/**
 * Returns the full address of one of the page's own scripts, in the form that a strict browser accepts for workers.
 * Throws for any other origin, and when the host's policy does not allow a policy of this name.
 *
 * @param address relative to the page
 */
export function ownScriptUrl(address: string): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('plyscope', SAME_ORIGIN) ?? SAME_ORIGIN;
  return policy.createScriptURL(address);
}

function sameOriginUrl(address: string): string {
  const url = new URL(address, document.baseURI);
  if (url.origin !== window.location.origin) {
    throw new TypeError(`A script of another origin is refused: ${url.origin}`);
  }
  return url.href;
}
