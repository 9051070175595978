import { Classes, type PopoverNextPlacement } from '@blueprintjs/core';
import {
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
  type SyntheticEvent,
  useRef,
  useState,
} from 'react';
import { classes } from '../classes';
import styles from './Menu.module.css';
import { focusFirstItem, returnFocus } from './menuFocus';
import { MenuPopover } from './MenuPopover';
import { useHoverIntent } from './useHoverIntent';

/** Spread these onto the one button that opens the menu. */
type MenuTriggerProps = {
  ref: Ref<HTMLButtonElement>;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  onClick: (event: MouseEvent<HTMLElement>) => void;
};

export type MenuProps = {
  /** Name of the menu, read aloud. */
  label: string;
  trigger: (props: MenuTriggerProps) => ReactElement;
  /** `MenuItem`, `MenuDivider`, `MenuSection`. */
  children: ReactNode;
  /** Shown above the items: a name, a photo. */
  header?: ReactNode;
  /** Also opens when the mouse rests on the button (300 ms) and closes after it left (250 ms). */
  openOnHover?: boolean;
  placement?: PopoverNextPlacement;
  /** Width in pixels; fits its content by default. */
  width?: number;
};

export function Menu(props: MenuProps) {
  const { trigger, openOnHover = false } = props;
  const host = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const { open, wasOpened, change, hover, focusOnOpen } = useMenuState();
  const interact = (next: boolean, event?: SyntheticEvent<HTMLElement>) => {
    if (!next) returnFocus(event, list.current, host.current);
    change(next, event);
  };
  return (
    <span className={styles.host} ref={host} {...(openOnHover ? hover : undefined)}>
      <span className={classes(styles.host, Classes.POPOVER_TARGET, open && Classes.POPOVER_OPEN)}>
        {trigger({
          ref: button,
          'aria-haspopup': 'menu',
          'aria-expanded': open,
          onClick: (event) => interact(!open, event),
        })}
      </span>
      {wasOpened && (
        <MenuPopover
          label={props.label}
          header={props.header}
          placement={props.placement}
          width={props.width}
          open={open}
          button={button}
          list={list}
          onInteraction={interact}
          onOpened={() => focusOnOpen() && focusFirstItem(list.current)}
        >
          {props.children}
        </MenuPopover>
      )}
    </span>
  );
}

/** A menu opened by hovering stays open on the click that follows, and does not move the focus. */
function useMenuState() {
  const [open, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const openedByHover = useRef(false);
  const hover = useHoverIntent(
    () => show(true, true),
    () => openedByHover.current && show(false),
  );

  function show(next: boolean, byHover = false): void {
    openedByHover.current = next && byHover;
    setOpen(next);
    setOpened(true);
  }

  function change(next: boolean, event?: SyntheticEvent<HTMLElement>): void {
    // Blueprint reports back changes that we made ourselves.
    if (next === open) return;
    hover.cancel();
    const pins = !next && openedByHover.current && event?.type === 'click' && isOnTrigger(event);
    openedByHover.current = false;
    if (!pins) show(next);
  }

  return { open, wasOpened, change, hover: hover.handlers, focusOnOpen: () => !openedByHover.current };
}

function isOnTrigger(event: SyntheticEvent<HTMLElement>): boolean {
  return event.target instanceof Element && event.target.closest('[aria-haspopup="menu"]') !== null;
}
