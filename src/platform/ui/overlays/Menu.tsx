import { Classes, type PopoverNextPlacement, Menu as BlueprintMenu, PopoverNext } from '@blueprintjs/core';
import {
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
  type SyntheticEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
  type PointerEvent,
  useEffect,
} from 'react';
import { classes } from '../classes';
import { Anchor } from './Anchor';
import styles from './Menu.module.css';

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

const ITEMS = '[role^="menuitem"]:not([aria-disabled="true"])';

function focusFirstItem(list: HTMLElement | null): void {
  list?.querySelector<HTMLElement>(ITEMS)?.focus({ preventScroll: true });
}

/** Arrows, Home and End move through a menu and wrap at its ends. */
function moveFocus(event: KeyboardEvent, list: HTMLElement | null): void {
  const items = [...(list?.querySelectorAll<HTMLElement>(ITEMS) ?? [])];
  const index = items.findIndex((item) => item === document.activeElement);
  const target = targetIndex(event.key, index, items.length);
  if (target === undefined) return;
  event.preventDefault();
  items[target]?.focus();
}

/**
 * Returns the focus from a closing menu to its button. Right away, not after the fade-out: by then a dialog opened by
 * the item has the focus, and typed text would be lost. A pressed key must be released first, or it would reopen the
 * menu.
 */
function returnFocus(event: SyntheticEvent | undefined, list: HTMLElement | null, host: HTMLElement | null): void {
  const hasFocus = () => list?.contains(document.activeElement) === true;
  const give = () => host?.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.focus();
  if (!hasFocus()) return;
  if (event?.nativeEvent instanceof MouseEvent && event.nativeEvent.detail > 0) give();
  else
    addEventListener('keyup', () => (hasFocus() || document.activeElement === document.body) && give(), { once: true });
}

function targetIndex(key: string, index: number, length: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (index + 1) % length;
    case 'ArrowUp':
      return (index <= 0 ? length : index) - 1;
    case 'Home':
      return 0;
    case 'End':
      return length - 1;
    default:
      return undefined;
  }
}

type MenuPopoverProps = {
  label: string;
  children: ReactNode;
  header?: ReactNode;
  placement?: PopoverNextPlacement | undefined;
  width?: number | undefined;
  open: boolean;
  button: RefObject<HTMLButtonElement | null>;
  list: RefObject<HTMLUListElement | null>;
  onInteraction: (next: boolean, event?: SyntheticEvent<HTMLElement>) => void;
  onOpened: () => void;
};

/** The list that a menu opens, next to its button. */
function MenuPopover(props: MenuPopoverProps) {
  const { label, children, header, placement = 'bottom-end', width, open, button, list } = props;
  return (
    <PopoverNext
      isOpen={open}
      onInteraction={props.onInteraction}
      shouldReturnFocusOnClose={false}
      onOpened={props.onOpened}
      placement={placement}
      arrow={false}
      animation="minimal"
      autoFocus={false}
      enforceFocus={false}
      popoverClassName={styles.popover}
      middleware={offset}
      renderTarget={({ ref }) => <Anchor element={button} attach={ref} />}
      content={
        <div className={styles.body} style={{ width }}>
          {header !== undefined && <div className={styles.header}>{header}</div>}
          <BlueprintMenu
            className={styles.menu}
            ulRef={list}
            aria-label={label}
            onKeyDown={(event) => moveFocus(event, list.current)}
          >
            {children}
          </BlueprintMenu>
        </div>
      }
    />
  );
}

const offset = { offset: { mainAxis: 6 } };

/** Menus open 300 ms after the pointer rests on them and close 250 ms after it left (spec section 9). */
export const MENU_OPEN_DELAY = 300;
export const MENU_CLOSE_DELAY = 250;

type HoverHandlers = {
  onPointerEnter: (event: PointerEvent) => void;
  onPointerLeave: (event: PointerEvent) => void;
};

type HoverIntent = { handlers: HoverHandlers; cancel: () => void };

/** Calls back when a mouse intends to open or to leave; touch and pen never hover. */
function useHoverIntent(onOpen: () => void, onClose: () => void): HoverIntent {
  const timer = useRef<number | undefined>(undefined);
  const cancel = () => window.clearTimeout(timer.current);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  function start(event: PointerEvent, then: () => void, delay: number): void {
    if (event.pointerType !== 'mouse') return;
    cancel();
    timer.current = window.setTimeout(then, delay);
  }

  return {
    cancel,
    handlers: {
      onPointerEnter: (event) => start(event, onOpen, MENU_OPEN_DELAY),
      onPointerLeave: (event) => start(event, onClose, MENU_CLOSE_DELAY),
    },
  };
}
