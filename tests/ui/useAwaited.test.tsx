import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useAwaited } from '../../src/ui/kit/useAwaited.ts';

/** One that comes when the test lets it. */
class Answer {
  come: (text: string) => void = () => undefined;
  readonly promise = new Promise<string>((resolve) => {
    this.come = resolve;
  });
}

test('what was found before is not taken for what is asked now', async () => {
  const [first, second] = [new Answer(), new Answer()];
  const finds = [() => first.promise, () => second.promise] as const;
  const { result, rerender } = renderHook(({ at }: { at: 0 | 1 }) => useAwaited(finds[at]), {
    initialProps: { at: 0 },
  });
  expect(result.current).toBeUndefined();
  await act(async () => first.come('old link'));
  expect(result.current).toBe('old link');
  rerender({ at: 1 });
  expect(result.current).toBeUndefined();
  await act(async () => second.come('new link'));
  expect(result.current).toBe('new link');
});
