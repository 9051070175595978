import type { MouseEvent, ReactNode } from 'react';
import { IconButton } from '../inputs/IconButton';
import { BackIcon } from '../icons';
import styles from './PageHeader.module.css';
import { texts } from '../texts';

export type PageHeaderProps = {
  title: string;
  /** A secondary line under the title. */
  subtitle?: ReactNode;
  actions?: ReactNode;
  tabs?: ReactNode;
  back?: { href: string; onClick?: (event: MouseEvent<HTMLElement>) => void; label?: string };
};

/** Header of a page: title 22/600, the main action to its right, tabs below. */
export function PageHeader({ title, subtitle, actions, tabs, back }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        {back !== undefined && (
          <IconButton icon={<BackIcon />} label={back.label ?? texts.back} href={back.href} onClick={back.onClick} />
        )}
        <div className={styles.titles}>
          <h1 className={styles.title}>{title}</h1>
          {subtitle !== undefined && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      {tabs}
    </header>
  );
}
