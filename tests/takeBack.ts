/** Files share a process: what a test put in the place of functions and globals is taken back after it. */
import { afterEach, vi } from 'vitest';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
