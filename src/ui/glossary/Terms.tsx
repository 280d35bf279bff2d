import { useSlice } from '../page/useSession.ts';
import { GLOSSARY } from './glossary.ts';

/** A text in which every term can be asked about, once the glossary has come. */
export function Terms({ text }: { text: string }) {
  return useSlice(GLOSSARY, ({ mark }) => mark)?.(text) ?? text;
}
