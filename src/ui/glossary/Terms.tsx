import { memo } from 'react';
import { useSlice } from '../page/useSession.ts';
import { GLOSSARY } from './glossary.ts';

/**
 * A text in which every term can be asked about once the glossary has loaded; it is searched again only when the text
 * changes.
 */
export const Terms = memo(
  ({ text }: { text: string }) => useSlice(GLOSSARY, ({ mark }) => mark)?.(text) ?? text,
);
