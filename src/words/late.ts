/**
 * Code that the first picture does without, and that is there at once from then on: searches and sentences that
 * no run has which the page could begin with. All of it comes together, before anything is shown that could ask
 * for it (see ui/part/part.tsx and session/restore.ts), so that what is chosen never waits.
 */

interface Late<Code> {
  /** null before it has come */
  readonly come: Code | null;
  /** throws before it has come */
  readonly code: Code;
}

const all: (() => Promise<void>)[] = [];

/** Code that comes with `loadLate`; what comes late itself has no need of it. */
export function late<Code>(load: () => Promise<Code>): Late<Code> {
  let come: { readonly code: Code } | null = null;
  all.push(async () => {
    come ??= { code: await load() };
  });
  return {
    get come() {
      return come?.code ?? null;
    },
    get code() {
      if (come === null) throw new Error('asked for before its code has come');
      return come.code;
    },
  };
}

/** Brings all late code; what failed is asked for again. */
export async function loadLate(): Promise<void> {
  await Promise.all(all.map((load) => load()));
}
