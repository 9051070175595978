import type { PopoverNextProps } from '@blueprintjs/core';
import type { ReactElement, RefObject } from 'react';
import { Anchor } from './Anchor';
import { LazyPopover, useWasOpened } from './lazyOverlays';

type PopoverProps = Pick<
  PopoverNextProps,
  | 'autoFocus'
  | 'enforceFocus'
  | 'matchTargetWidth'
  | 'onClosed'
  | 'popoverClassName'
  | 'popupKind'
  | 'shouldReturnFocusOnClose'
> & {
  isOpen: boolean;
  onInteraction: (next: boolean) => void;
  /** The element it opens below. */
  anchor: RefObject<HTMLElement | null>;
  content: ReactElement;
};

/** A list or calendar below a field. Rendered next to the field, from the first opening on. */
export function Popover({ anchor, ...rest }: PopoverProps) {
  const wasOpened = useWasOpened(rest.isOpen);
  if (!wasOpened) return null;
  return (
    <LazyPopover
      {...rest}
      placement="bottom-start"
      arrow={false}
      animation="minimal"
      middleware={offset}
      renderTarget={({ ref }) => <Anchor element={anchor} attach={ref} />}
    />
  );
}

const offset = { offset: { mainAxis: 4 } };
