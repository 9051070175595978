import type { ReactNode } from 'react';
import { usePageTitle } from '#platform/routing/currentRoute';
import { PageHeader } from '#platform/ui/layout/PageHeader';
import styles from './form.module.css';

/** A page of the settings: its title, and its parts below each other. */
export function SettingsLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <PageHeader title={usePageTitle()} />
      <div className={styles.page}>{children}</div>
    </>
  );
}
