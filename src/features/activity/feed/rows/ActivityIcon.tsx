import type { ActivitySeverity, ActivityType } from '#generated/model';
import {
  BranchIcon,
  ClockIcon,
  InfoIcon,
  JobIcon,
  FindAiIcon,
  StarIcon,
  SuccessIcon,
  TeamIcon,
  WarningIcon,
} from '#platform/ui/icons';
import styles from './ActivityRow.module.css';

const byFamily = {
  invitation: TeamIcon,
  order: JobIcon,
  crew: ClockIcon,
  branch_invitation: TeamIcon,
  offer: FindAiIcon,
  application: FindAiIcon,
  rating: StarIcon,
  document: WarningIcon,
  manager: BranchIcon,
  branch: BranchIcon,
  subscription: InfoIcon,
  pay: SuccessIcon,
};

/** An icon for the activity type in the color of its severity. The title has the same information. */
export function ActivityIcon({ severity, type }: { severity: ActivitySeverity; type: ActivityType | null }) {
  const family = Object.entries(byFamily).find(([name]) => type?.startsWith(`${name}.`));
  const Icon = family?.[1] ?? InfoIcon;
  return (
    <span className={`${styles.icon} ${styles[severity ?? 'info']}`}>
      <Icon />
    </span>
  );
}
