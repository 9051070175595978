import { useState } from 'react';
import type { BranchSummary } from '#generated/model';
import { useBranchState } from '#platform/branches/useActiveBranch';
import { Avatar } from '#platform/ui/data/Avatar';
import { classes } from '#platform/ui/classes';
import { getGlowClass } from '#platform/ui/lists/glow';
import { ChevronRightIcon } from '#platform/ui/icons';
import styles from './BranchPage.module.css';
import { pageTexts as texts } from '../texts';

type BranchListProps = {
  branches: readonly BranchSummary[];
  currentId: number | undefined;
  onOpen: (branchId: number) => void;
};

/** All branches of the company, in the order of the switcher. A branch that was just added is highlighted once. */
export function BranchList({ branches, currentId, onOpen }: BranchListProps) {
  const activeId = useBranchState(({ activeBranchId }) => activeBranchId);
  const getLogo = useLogo();
  const [atFirst] = useState(() => new Set(branches.map(({ id }) => id)));
  return (
    <ul className={styles.list} aria-label={texts.list}>
      {branches.map((branch) => (
        <li key={branch.id}>
          <button
            type="button"
            className={classes(styles.row, getGlowClass(atFirst.has(branch.id) ? 0 : 1))}
            aria-current={branch.id === currentId || undefined}
            onClick={() => onOpen(branch.id)}
          >
            <Avatar name={branch.name} photoUrl={getLogo(branch)} size={40} shape="square" />
            <span className={styles.words}>
              <span className={styles.nameLine}>
                <span className={styles.name}>{branch.name}</span>
                {branch.id === activeId && <span className={styles.active}>{texts.active}</span>}
              </span>
              {describeBranch(branch).map((line) => (
                <span key={line} className={styles.quiet}>
                  {line}
                </span>
              ))}
            </span>
            <ChevronRightIcon className={styles.chevron} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Its place, and how much is in it: the lines that the provider gives. */
function describeBranch({ city, state, members_count, open_orders_count }: BranchSummary): string[] {
  const counts = [
    ...(members_count === null ? [] : [texts.members(members_count)]),
    ...(open_orders_count === null ? [] : [texts.openJobs(open_orders_count)]),
  ];
  return [texts.place(city, state), counts.join(' · ')].filter(Boolean);
}

/**
 * A branch's logo. The one being edited shows its new logo as soon as it is cropped (spec section 4, Avatar cropper).
 */
function useLogo() {
  const { currentBranchId, newBranchImage } = useBranchState((branches) => branches);
  return ({ id, avatar_url }: BranchSummary) => (id === currentBranchId ? (newBranchImage ?? avatar_url) : avatar_url);
}
