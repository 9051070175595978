import type { ReactNode } from 'react';
import { usePlanLimitState } from '../limitsApi';
import type { AddedLimit } from '../model/planLimitState';
import { classes } from '#platform/ui/classes';
import { LockIcon } from '#platform/ui/icons';
import { UpgradeWay } from './UpgradeWay';
import styles from './PlanLimitNotice.module.css';
import { getPlanLimitText } from './limitText';

type AddWithinPlanProps = {
  limit: AddedLimit;
  /** Return path of the plans page. */
  returnTo: string;
  /** Fills its container, as the button does on a phone. */
  fill?: boolean;
  /** The button that adds one. */
  children: ReactNode;
};

/** The button that adds something, or why the plan allows no more and who can change that. */
export function AddWithinPlan({ limit, returnTo, fill = false, children }: AddWithinPlanProps) {
  const limitState = usePlanLimitState(limit);
  if (!limitState) return children;
  return (
    <span className={classes(styles.full, fill && styles.fullWide)}>
      <LockIcon size={14} />
      <span>
        {getPlanLimitText(limit, limitState)} <UpgradeWay limit={limit} returnTo={returnTo} />
      </span>
    </span>
  );
}
