import { formatCustomerName } from '../../orders';
import { useFeature } from '#platform/provider/useFeature';
import { Link } from '#platform/routing/links/Link';
import { useLink } from '#platform/routing/links/useLink';
import { Menu } from '#platform/ui/overlays/Menu';
import { MenuItem, MenuSection } from '#platform/ui/overlays/MenuItem';
import { useNow } from '#platform/ui/clock/useNow';
import { getFindPeoplePath } from '#platform/routing/links/findPeoplePath';
import { Words } from '../event/Words';
import type { CalendarJob } from '../model/calendarJob';
import { canBeStaffed } from '../model/staffing';
import { calendarTexts as texts } from '../texts';
import styles from './CrewDay.module.css';

/** The name of the lane with jobs that need a crew. It leads to people for its job, or for one of several. */
export function NeedsCrewName({ jobs }: { jobs: readonly CalendarJob[] }) {
  const now = useNow();
  const open = jobs.filter((job) => canBeStaffed(job, now));
  const [only] = open;
  const canFind = useFeature('findHelpers');
  const name = <Words className={styles.name} parts={texts.needsCrew.split(' ')} />;
  if (only === undefined || !canFind) return name;
  if (open.length > 1) return <JobsMenu jobs={open} />;
  return (
    <Link to={getFindPeoplePath(only.order_id)} title={texts.findPeople} aria-label={texts.needsCrewLink(only.number)}>
      {name}
    </Link>
  );
}

function JobsMenu({ jobs }: { jobs: readonly CalendarJob[] }) {
  const link = useLink();
  return (
    <Menu
      label={texts.findPeople}
      placement="bottom-start"
      trigger={(props) => (
        <button
          {...props}
          type="button"
          className={styles.menuButton}
          title={texts.findPeople}
          aria-label={texts.needsCrewMenu(jobs.length)}
        >
          <Words className={styles.name} parts={texts.needsCrew.split(' ')} />
        </button>
      )}
    >
      <MenuSection title={texts.findPeople} maxHeight={320}>
        {jobs.map((job) => (
          <MenuItem
            key={job.order_id}
            text={texts.needsCrewJob(job.number, formatCustomerName(job))}
            {...link(getFindPeoplePath(job.order_id))}
          />
        ))}
      </MenuSection>
    </Menu>
  );
}
