import type { NodeId } from '../../core/index.ts';
import type { Segment, Sentence } from '../../words/index.ts';
import { unbroken } from '../../words/symbols.ts';
import { Terms } from '../glossary/Terms.tsx';
import { Closed, closingOf, openingOf } from '../kit/Closed.tsx';
import { useSession, useSessionStore } from '../page/useSession.ts';
import './Subtitle.css';

/**
 * A sentence whose node names are tokens: the figure highlights a node while its token is hovered or has the
 * focus.
 */
export function SentenceText({ sentence }: { sentence: Sentence }) {
  const closings = sentence.map((_segment, index) => closingAfter(sentence, index));
  const openings = sentence.map((_segment, index) => openingBefore(sentence, index));
  return sentence.map((segment, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a sentence is replaced whole
    <Closed key={index} after={openings[index] ?? ''} by={closings[index] ?? ''}>
      <SegmentText
        segment={segment}
        from={closings[index - 1]?.length ?? 0}
        to={segment.text.length - (openings[index + 1]?.length ?? 0)}
      />
    </Closed>
  ));
}

/** Returns the closing punctuation that follows a node's name in the sentence; "" for none. */
function closingAfter(sentence: Sentence, index: number): string {
  return sentence[index]?.kind === 'node' ? closingOf(sentence[index + 1]?.text ?? '') : '';
}

/** Returns the opening bracket or quote that precedes a node's name in the sentence; "" for none. */
function openingBefore(sentence: Sentence, index: number): string {
  return sentence[index]?.kind === 'node' ? openingOf(sentence[index - 1]?.text ?? '') : '';
}

/**
 * Renders one segment of a sentence. Of a text segment it renders only the characters from `from` to `to`;
 * the rest is rendered together with a neighbouring node's name.
 */
function SegmentText({ segment, from, to }: { segment: Segment; from: number; to: number }) {
  if (segment.kind === 'number') return <strong className="figure-number">{segment.text}</strong>;
  if (segment.kind === 'node') return <NodeToken node={segment.node} text={segment.text} />;
  return <Terms text={segment.text.slice(from, to)} />;
}

/** The name of a node as a small token in the colour of the player who decides there. */
export function NodeToken({ node, text }: { node: NodeId; text: string }) {
  const session = useSessionStore();
  const kind = useSession((state) => state.subject.tree.kindName(node));
  const show = () => session.setState({ hovered: node });
  const leave = () => session.setState({ hovered: null });
  return (
    <button
      type="button"
      className={`token ${kind}`}
      onPointerEnter={show}
      onPointerLeave={leave}
      onFocus={show}
      onBlur={leave}
      onClick={show}
    >
      {unbroken(text)}
    </button>
  );
}
