import {
  createContext,
  createRef,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { popoverRef } from '../page/elements.ts';
import './Menu.css';

/** The button of the menu into which a narrow caption folds the others. */
const takingOver = createRef<HTMLButtonElement>();

/** The id of the popover around a component, and whether it is open. */
const Sheet = createContext({ id: '', isOpen: false });

/** Whether the menu around the component is open; contents that take long to compute wait for that. */
export function useIsMenuOpen(): boolean {
  return useContext(Sheet).isOpen;
}

/**
 * A button that opens a menu below itself. The menu is the browser's popover, closed by Escape or by a press
 * outside.
 */
export function Menu(props: {
  /** the label of the menu, before the current value */
  label?: string;
  /** the current value; when it is only an icon, `label` has to name the menu */
  text: ReactNode;
  children: ReactNode;
  className: string;
  /** whether a narrow caption folds the other menus into this one */
  takesOver?: boolean;
}) {
  const id = useId();
  const own = useRef<HTMLButtonElement>(null);
  const button = props.takesOver === true ? takingOver : own;
  const sheet = useRef<HTMLDivElement>(null);
  const { label, text } = props;
  const [isOpen, setOpen] = useState(false);
  const around = useMemo(() => ({ id, isOpen }), [id, isOpen]);
  // The contents of the menu are rendered when it is first opened, and remain afterwards, so that what was
  // typed in them is kept.
  const [isFilled, setFilled] = useState(false);
  const fill = ({ newState }: { readonly newState: string }) => {
    if (newState === 'open') popoverRef.current = sheet.current;
    flushSync(() => {
      setFilled(true);
      setOpen(newState === 'open');
    });
  };
  const place = () => {
    const [from, to] = [button.current?.getBoundingClientRect(), sheet.current];
    if (from === undefined || to === null) return;
    to.style.top = `${from.bottom + 6}px`;
    to.style.left = `${Math.max(8, Math.min(from.left, window.innerWidth - to.offsetWidth - 8))}px`;
    to.style.maxHeight = `${window.innerHeight - from.bottom - 14}px`;
  };
  const placeAgain = useEffectEvent(place);
  // A choice can make the caption so wide that the button itself is folded into its last menu. The browser gives the focus
  // back to the button, which cannot take it then; that menu can.
  const toggled = () => {
    place();
    const { activeElement } = document;
    const isLost = activeElement === document.body || sheet.current?.contains(activeElement);
    if (isLost && button.current?.checkVisibility?.() === false) takingOver.current?.focus();
  };
  // The popover is positioned again when its size changes, because its contents may load late. Its place can
  // change its size, which a browser reports as an error under an observer; so it moves in the next frame.
  useEffect(() => {
    if (!isOpen || sheet.current === null) return;
    let frame = 0;
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => placeAgain());
    });
    observer.observe(sheet.current);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [isOpen]);
  return (
    <>
      <button
        type="button"
        ref={button}
        className={props.className}
        aria-label={typeof text === 'string' ? [label, text].filter(Boolean).join(': ') : label}
        popoverTarget={id}
      >
        {text}
      </button>
      <div ref={sheet} id={id} popover="auto" className="sheet" onBeforeToggle={fill} onToggle={toggled}>
        {isFilled && <Sheet value={around}>{props.children}</Sheet>}
      </div>
    </>
  );
}

/** A row of text in a menu that runs an action and closes the menu, unless `staysOpen`. */
export function MenuRow(props: { text: string; act: () => void; staysOpen?: boolean }) {
  return (
    <MenuButton className="menu-row" act={props.act} staysOpen={props.staysOpen}>
      {props.text}
    </MenuButton>
  );
}

/** A row of a menu with any contents, which runs an action and closes the menu, unless `staysOpen`. */
export function MenuButton(props: {
  className: string;
  act: () => void;
  staysOpen?: boolean | undefined;
  children: ReactNode;
}) {
  const { id } = useContext(Sheet);
  return (
    <button
      type="button"
      className={props.className}
      popoverTarget={props.staysOpen === true ? undefined : id}
      popoverTargetAction="hide"
      onClick={props.act}
    >
      {props.children}
    </button>
  );
}
