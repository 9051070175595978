import type { ReactNode } from 'react';
import { useFullness } from '../limitsApi';
import type { AddedLimit } from '../model/room';
import { classes } from '../../../platform/ui/classes';
import { LockIcon } from '../../../platform/ui/icons';
import { UpgradeWay } from './UpgradeWay';
import styles from './PlanLimitNotice.module.css';
import { getFullnessText } from './fullnessText';

type AddWithinPlanProps = {
  limit: AddedLimit;
  /** Where the plans page links back to. */
  returnTo: string;
  /** Fills its container, as the button does on a phone. */
  fill?: boolean;
  /** The button that adds one. */
  children: ReactNode;
};

/** The button that adds something, or why the plan allows no more and who can change that. */
export function AddWithinPlan({ limit, returnTo, fill = false, children }: AddWithinPlanProps) {
  const fullness = useFullness(limit);
  if (!fullness) return children;
  return (
    <span className={classes(styles.full, fill && styles.fullWide)}>
      <LockIcon size={14} />
      <span>
        {getFullnessText(limit, fullness)} <UpgradeWay limit={limit} returnTo={returnTo} />
      </span>
    </span>
  );
}
