import type { TodayJobState } from '#generated/model';
import { ClockIcon, EndIcon, ForwardIcon, PlusIcon, SmallTickIcon, TeamIcon, WarningIcon } from '#platform/ui/icons';
import styles from './StateMark.module.css';

const icons = {
  late: WarningIcon,
  needs_crew: PlusIcon,
  over: EndIcon,
  on_my_way: ForwardIcon,
  working: ClockIcon,
  ready: TeamIcon,
  done: SmallTickIcon,
} satisfies Record<TodayJobState, typeof ClockIcon>;

/** The state of a job as a shape and a color. Decorative: its name is beside it. */
export function StateMark({ state }: { state: TodayJobState }) {
  const Icon = icons[state];
  return (
    <span className={styles.mark} data-state={state} aria-hidden="true">
      <Icon size={12} />
    </span>
  );
}
