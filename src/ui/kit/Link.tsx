import type { ComponentPropsWithoutRef, MouseEvent } from 'react';

/** A link that a plain press follows within this page; with a modifier key it opens in another tab like any link. */
export function Link(
  props: Omit<ComponentPropsWithoutRef<'a'>, 'onClick'> & { href: string; act: () => void },
) {
  const { href, act, ...rest } = props;
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    act();
  };
  return (
    <a href={href} {...rest} onClick={follow}>
      {rest.children}
    </a>
  );
}
