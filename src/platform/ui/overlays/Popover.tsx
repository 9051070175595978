import { PopoverNext, type PopoverNextProps } from '@blueprintjs/core';
import { type ReactElement, type RefObject, useState } from 'react';
import { Anchor } from './Anchor';

type PopoverProps = Pick<
  PopoverNextProps,
  | 'autoFocus'
  | 'enforceFocus'
  | 'matchTargetWidth'
  | 'onClosed'
  | 'popoverClassName'
  | 'popupKind'
  | 'positioningStrategy'
  | 'shouldReturnFocusOnClose'
> & {
  isOpen: boolean;
  onInteraction: (next: boolean) => void;
  /** The element it opens below. */
  anchor: RefObject<HTMLElement | null>;
  content: ReactElement;
};

/** A list or calendar below a field. Rendered from the first opening on, because most of a form’s stay closed. */
export function Popover({ anchor, ...rest }: PopoverProps) {
  const [wasOpened, setOpened] = useState(rest.isOpen);
  if (rest.isOpen && !wasOpened) setOpened(true);
  if (!wasOpened) return null;
  return (
    <PopoverNext
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
