import { memo } from 'react';
import { useSlice } from '../page/useSession.ts';
import { GLOSSARY } from './glossary.ts';

/**
 * A text in which the terms of the glossary are buttons, once the glossary has loaded. It is searched for
 * terms only when it changes.
 */
export const Terms = memo(
  ({ text }: { text: string }) => useSlice(GLOSSARY, ({ mark }) => mark)?.(text) ?? text,
);
