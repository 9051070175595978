import { Menu as BlueprintMenu, PopoverNext, type PopoverNextPlacement } from '@blueprintjs/core';
import type { ReactNode, RefObject, SyntheticEvent } from 'react';
import { Anchor } from './Anchor';
import styles from './Menu.module.css';
import { moveFocus } from './menuFocus';

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
export function MenuPopover(props: MenuPopoverProps) {
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
