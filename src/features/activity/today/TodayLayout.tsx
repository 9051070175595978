import type { ReactNode } from 'react';
import { useMobile } from '#platform/ui/layout/useMobile';
import styles from './Today.module.css';

type TodayLayoutProps = {
  head: ReactNode;
  tiles: ReactNode;
  coverage: ReactNode;
  jobs: ReactNode;
  /** The list of what needs action. */
  children: ReactNode;
};

/** The parts of the summary in their places. A phone starts with the strip and what is most urgent. */
export function TodayLayout({ head, tiles, coverage, jobs, children }: TodayLayoutProps) {
  if (useMobile()) {
    return (
      <>
        <div className={styles.today}>
          <div className={styles.head}>{head}</div>
          {coverage}
        </div>
        {children}
        <div className={styles.today}>
          {tiles}
          {jobs}
        </div>
      </>
    );
  }
  return (
    <>
      <div className={styles.today}>
        <div className={styles.head}>{head}</div>
        {tiles}
        {coverage}
      </div>
      <div className={styles.beside}>
        {children}
        {jobs}
      </div>
    </>
  );
}
