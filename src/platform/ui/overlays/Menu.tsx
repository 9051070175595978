import { Menu as BlueprintMenu, PopoverNext, type PopoverNextPlacement } from '@blueprintjs/core';
import { type ReactElement, type ReactNode, type Ref, type SyntheticEvent, useRef, useState } from 'react';
import { classes } from '../classes';
import styles from './Menu.module.css';
import { focusFirstItem, moveFocus, returnFocus } from './menuFocus';
import { useHoverIntent } from './useHoverIntent';

/** Spread these onto the one button that opens the menu. */
export type MenuTriggerProps = {
  ref: Ref<HTMLButtonElement>;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
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
  onOpenChange?: (open: boolean) => void;
};

export function Menu(props: MenuProps) {
  const { label, trigger, children, header, openOnHover = false, placement = 'bottom-end', width } = props;
  const host = useRef<HTMLSpanElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const { open, change, hover, focusOnOpen } = useMenuState(props.onOpenChange);
  return (
    <span className={styles.host} ref={host} {...(openOnHover ? hover : undefined)}>
      <PopoverNext
        isOpen={open}
        onInteraction={(next, event) => {
          if (!next) returnFocus(event, list.current, host.current);
          change(next, event);
        }}
        shouldReturnFocusOnClose={false}
        onOpened={() => focusOnOpen() && focusFirstItem(list.current)}
        placement={placement}
        arrow={false}
        animation="minimal"
        autoFocus={false}
        enforceFocus={false}
        popoverClassName={styles.popover}
        middleware={{ offset: { mainAxis: 6 } }}
        renderTarget={({ ref, isOpen, className, tabIndex: _tabIndex, ...target }) => (
          <span className={classes(className, styles.host)} {...withoutAria(target)}>
            {trigger({ ref, 'aria-haspopup': 'menu', 'aria-expanded': isOpen })}
          </span>
        )}
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
    </span>
  );
}

/** A menu opened by hovering stays open on the click that follows, and does not move the focus. */
function useMenuState(onOpenChange: MenuProps['onOpenChange']) {
  const [open, setOpen] = useState(false);
  const openedByHover = useRef(false);
  const hover = useHoverIntent(
    () => show(true, true),
    () => openedByHover.current && show(false),
  );

  function show(next: boolean, byHover = false): void {
    openedByHover.current = next && byHover;
    setOpen(next);
    onOpenChange?.(next);
  }

  function change(next: boolean, event?: SyntheticEvent<HTMLElement>): void {
    // Blueprint reports back changes that we made ourselves.
    if (next === open) return;
    hover.cancel();
    const pins = !next && openedByHover.current && event?.type === 'click' && isOnTrigger(event);
    openedByHover.current = false;
    if (!pins) show(next);
  }

  return { open, change, hover: hover.handlers, focusOnOpen: () => !openedByHover.current };
}

function isOnTrigger(event: SyntheticEvent<HTMLElement>): boolean {
  return event.target instanceof Element && event.target.closest('[aria-haspopup="menu"]') !== null;
}

/** The state belongs on the button, not on the span around it. */
function withoutAria<Target extends object>(target: Target): Omit<Target, 'aria-expanded' | 'aria-haspopup'> {
  return { ...target, 'aria-expanded': undefined, 'aria-haspopup': undefined };
}
