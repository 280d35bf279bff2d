import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { NodeId } from '../../core/index.ts';
import { figureRef } from '../page/elements.ts';
import { groupOf, shapeBox } from './pick.ts';
import './NodeField.css';

/**
 * A text field on the drawn tree, at the node whose value is being typed. While it has the focus, no key
 * press reaches the page.
 */
export function NodeField(props: {
  node: NodeId;
  label: string;
  className?: string;
  text: string;
  /** whether the text begins with the key that opened the field; otherwise the current text is selected */
  isBegun: boolean;
  isWrong?: boolean;
  change: (text: string) => void;
  /** called for Enter and Tab with 1, to go on to the next node; with Shift, −1 for the node before */
  commit: (by: -1 | 1) => void;
  /** called when Escape is pressed */
  close: () => void;
  /** called when the focus leaves the field for another element */
  leave: () => void;
  /** whether Tab goes to the control below the field instead of the next node */
  hasTab?: boolean;
  children?: ReactNode;
}) {
  const input = useRef<HTMLInputElement>(null);
  const figure = figureRef.current;
  useLayoutEffect(() => {
    const [field, group, around] = [input.current, groupOf(props.node), figureRef.current];
    if (field === null || group === null || around === null) return;
    const { x, y, width, height } = shapeBox(group);
    const half = field.offsetWidth / 2;
    field.style.left = `${Math.min(Math.max(x + width / 2, half), around.clientWidth - half)}px`;
    field.style.top = `${y + height / 2}px`;
    field.focus();
    if (!props.isBegun) field.select();
  }, [props.node, props.isBegun]);
  return (
    figure &&
    createPortal(
      <>
        <input
          ref={input}
          className={`value-field ${props.className ?? ''}`}
          type="text"
          autoComplete="off"
          spellCheck={false}
          aria-label={props.label}
          aria-invalid={props.isWrong ?? false}
          value={props.text}
          onChange={(event) => props.change(event.target.value)}
          onKeyDown={(event) => {
            event.stopPropagation();
            if (event.nativeEvent.isComposing) return;
            if (event.key === 'Escape') props.close();
            else if (event.key === 'Enter' || (event.key === 'Tab' && (event.shiftKey || !props.hasTab))) {
              event.preventDefault();
              props.commit(event.shiftKey ? -1 : 1);
            }
          }}
          onBlur={props.leave}
        />
        {props.children}
      </>,
      figure,
    )
  );
}
