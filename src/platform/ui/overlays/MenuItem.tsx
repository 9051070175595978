import { MenuItem as BlueprintMenuItem } from '@blueprintjs/core';
import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { classes } from '../classes';
import { TickIcon } from '../icons';
import { Muted, Text } from '../layout/Layout';
import styles from './Menu.module.css';

type MenuItemProps = {
  text: ReactNode;
  icon?: ReactElement;
  /** On the right: a dot, a count. */
  detail?: ReactElement;
  href?: string;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  danger?: boolean;
  disabled?: boolean;
  /** One of several: `true` for the chosen one, `false` for the others. Leave out for plain items. */
  chosen?: boolean;
  /** False for items that leave the menu open. */
  closes?: boolean;
};

export function MenuItem({ text, icon, detail, danger = false, chosen, closes = true, ...rest }: MenuItemProps) {
  const choice = chosen === undefined ? undefined : { role: 'menuitemradio', 'aria-checked': chosen };
  return (
    <BlueprintMenuItem
      {...rest}
      {...choice}
      className={classes(styles.item, danger && styles.danger)}
      text={text}
      icon={icon}
      labelElement={chosen === true ? <TickIcon className={styles.tick} /> : detail}
      shouldDismissPopover={closes}
      tabIndex={-1}
    />
  );
}

export function MenuDivider() {
  return <li role="separator" className={styles.divider} />;
}

/** Items under a heading. They scroll when taller than `maxHeight`. */
export function MenuSection({ title, maxHeight, children }: MenuSectionProps) {
  return (
    <li role="none">
      <Text as="span" isBlock tone="faint" size={12} weight="medium" className={styles.title} aria-hidden="true">
        {title}
      </Text>
      <ul role="group" aria-label={title} className={styles.section} style={{ maxHeight }}>
        {children}
      </ul>
    </li>
  );
}

type MenuSectionProps = { title: string; maxHeight?: number; children: ReactNode };

/** A text line in a menu, without an action. */
export function MenuNote({ children }: { children: ReactNode }) {
  return (
    <Muted as="li" size={13} role="none" className={styles.note}>
      {children}
    </Muted>
  );
}
