import { Drawer as BlueprintDrawer } from '@blueprintjs/core';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { findFirstField } from '../focus/focusable';
import { useReturnFocus } from '../focus/focusKeeper';
import { CloseIcon } from '../icons';
import { IconButton } from '../inputs/Button';
import { Row, Stack } from '../layout/Layout';
import { drawerWidth, useScreenWidth } from '../layout/useMobile';
import { holdToasts } from '../messages/messageStore';
import { texts } from '../texts';
import styles from './Drawer.module.css';

type DrawerProps = {
  open: boolean;
  onClose: () => void;
  /** After it has closed and the focus is back. */
  onClosed?: (() => void) | undefined;
  title: string;
  /** Replaces the visible title, which is then only read aloud: a wordmark, a person. */
  header?: ReactNode;
  side?: 'left' | 'right';
  /** Covers the whole screen, and starts in its first field. */
  fillsScreen?: boolean;
  children: ReactNode;
};

/**
 * A sheet at the side of a small screen: 300 px wide under 410, else 375. Traps the focus and returns it. Toasts wait
 * until it closes, because there is no space for them next to it.
 */
export function Drawer({ open, onClose, onClosed, title, header, side = 'left', ...rest }: DrawerProps) {
  const { fillsScreen = false, children } = rest;
  const width = drawerWidth(useScreenWidth());
  const titleId = useId();
  const sheet = useRef<HTMLDivElement>(null);
  useReturnFocus(open, sheet);
  useEffect(() => (open ? holdToasts() : undefined), [open]);
  return (
    <BlueprintDrawer
      isOpen={open}
      onClose={onClose}
      onClosed={onClosed}
      position={side}
      size={fillsScreen ? '100%' : width}
      className={styles.drawer}
      backdropClassName={styles.backdrop}
      transitionDuration={180}
      autoFocus={false}
      shouldReturnFocusOnClose={false}
      onOpening={() => focusSheet(sheet.current, fillsScreen)}
    >
      <Stack
        className={styles.sheet}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
        ref={sheet}
      >
        <Row canShrink={false} gap={2} className={styles.header}>
          <h2 id={titleId} className={header === undefined ? styles.title : styles.spoken}>
            {title}
          </h2>
          {header}
          <IconButton className={styles.close} icon={<CloseIcon />} label={texts.close} onClick={onClose} touch />
        </Row>
        <div className={styles.body}>{children}</div>
      </Stack>
    </BlueprintDrawer>
  );
}

function focusSheet(sheet: HTMLElement | null, startsInField: boolean): void {
  const field = sheet && startsInField ? findFirstField(sheet) : undefined;
  (field ?? sheet)?.focus({ preventScroll: true });
}
