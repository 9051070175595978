import { createContext, type ReactNode, useContext } from 'react';
import styles from './BranchMarks.module.css';

/** The name of a branch, and the number of its color. */
export type BranchMark = { name: string; color: number };

const Marks = createContext<(orderId: number) => BranchMark | undefined>(() => undefined);

/** Marks the jobs of several branches that are shown together. */
export function BranchMarks({
  getMark,
  children,
}: {
  getMark: (orderId: number) => BranchMark | undefined;
  children: ReactNode;
}) {
  return <Marks value={getMark}>{children}</Marks>;
}

/** The name of a branch with its color. */
export function BranchName({ mark: { name, color } }: { mark: BranchMark }) {
  return (
    <span className={styles.name}>
      <span className={styles.color} data-branch={color} />
      {name}
    </span>
  );
}

/** The branch of each job. */
const useBranchMarks = () => useContext(Marks);

/** The branch of a job; undefined if all jobs are of one branch. */
export const useBranchMark = (orderId: number): BranchMark | undefined => useBranchMarks()(orderId);
