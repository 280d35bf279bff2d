/**
 * Files share a process: what a test put in the place of functions and globals is taken back after it, and what a file is
 * still loading when its last test ends is waited for. The next file would find that it had failed to load.
 */
import { afterAll, afterEach, vi } from 'vitest';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

afterAll(() => vi.dynamicImportSettled());
