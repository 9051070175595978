import { Classes } from '@blueprintjs/core';
import classNames from 'classnames';
import {
  createElement,
  forwardRef,
  type HTMLAttributes,
  type MouseEvent,
  type MouseEventHandler,
  type ReactNode,
} from 'react';

type Props = HTMLAttributes<HTMLElement> & { children?: ReactNode; tagName?: string; ellipsize?: boolean };

/** Blueprint's Text as builds have it (textOnHover.ts). */
export const Text = forwardRef<HTMLElement, Props>(function Text(
  { children, tagName = 'div', className, ellipsize = false, ...htmlProps },
  ref,
) {
  const { title, onMouseEnter } = htmlProps;
  return createElement(
    tagName,
    {
      ...htmlProps,
      ref,
      className: classNames({ [Classes.TEXT_OVERFLOW_ELLIPSIS]: ellipsize }, className),
      onMouseEnter: ellipsize && title === undefined ? titleWhatIsCut(onMouseEnter) : onMouseEnter,
    },
    children,
  );
});

function titleWhatIsCut(onMouseEnter?: MouseEventHandler<HTMLElement>) {
  return (event: MouseEvent<HTMLElement>) => {
    const { scrollWidth, clientWidth, textContent } = event.currentTarget;
    event.currentTarget.title = scrollWidth > clientWidth ? textContent : '';
    onMouseEnter?.(event);
  };
}
