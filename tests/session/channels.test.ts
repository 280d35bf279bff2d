/** Who hears what: a step is not heard by what does not depend on it, nor is the pointer. */
import { expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { without } from '../../src/session/channels.ts';

const begin = () => createStore(() => ({ tree: 'a', step: 0, hovered: null as number | null }));

test('a channel hears every change but those of the parts that it leaves out', () => {
  const store = begin();
  const stepped = without(store, ['hovered']);
  const standing = without(stepped, ['step']);
  const heard: string[] = [];
  stepped.subscribe(({ step }) => heard.push(`stepped ${step}`));
  standing.subscribe(({ tree }, before) => heard.push(`standing ${before.tree}${tree}`));
  store.setState({ hovered: 1 });
  expect(heard).toEqual([]);
  store.setState({ step: 1 });
  expect(heard).toEqual(['stepped 1']);
  store.setState({ tree: 'b', step: 2, hovered: null });
  expect(heard.slice(1).sort()).toEqual(['standing ab', 'stepped 2']);
});

test('a channel reads the state as it is, also what it does not hear of', () => {
  const store = begin();
  const standing = without(store, ['step']);
  store.setState({ step: 7 });
  expect(standing.getState()).toBe(store.getState());
});

test('a channel that nobody hears does not hear the store', () => {
  const store = begin();
  let listeners = 0;
  const counted = {
    ...store,
    subscribe(listener: Parameters<typeof store.subscribe>[0]) {
      listeners += 1;
      const leave = store.subscribe(listener);
      return () => {
        listeners -= 1;
        leave();
      };
    },
  };
  const standing = without(counted, ['step']);
  expect(listeners).toBe(0);
  const leave = [standing.subscribe(() => undefined), standing.subscribe(() => undefined)];
  expect(listeners).toBe(1);
  for (const go of leave) go();
  expect(listeners).toBe(0);
});
