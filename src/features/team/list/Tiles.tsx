import { formatNumber } from '#platform/lib/text';
import type { ReactElement } from 'react';
import { useFeature } from '#platform/provider/useFeature';
import { href } from '#platform/routing/links/href';
import { useLink } from '#platform/routing/links/useLink';
import { CalendarIcon, MailIcon, TeamIcon, WarningIcon } from '#platform/ui/icons';
import { RetryNote } from '#platform/ui/feedback/RetryNote';
import { SkeletonLine } from '#platform/ui/feedback/Skeleton';
import { useTeamSummary } from '../api';
import { listTexts } from './texts';
import styles from './Tiles.module.css';

/** Four key numbers of the team, each a link to the members it counts (docs/product.md, "Team"). */
export function Tiles({ branchId }: { branchId: number }) {
  const query = useTeamSummary(branchId);
  const { data, isPending, isError } = query;
  const team = href('company-team');
  const hasFeature = useFeature('teamSummary');
  if (!hasFeature) return null;
  return (
    <section aria-label={listTexts.tiles} aria-busy={isPending} className={styles.area}>
      <ul className={styles.tiles}>
        <Tile icon={<TeamIcon />} label={listTexts.tileMembers} count={data?.members} isPending={isPending} to={team} />
        <Tile
          icon={<CalendarIcon />}
          label={listTexts.tileAvailable}
          count={data?.available_today}
          isPending={isPending}
          to={data ? `${team}?on=${data.today}` : team}
        />
        <Tile
          icon={<WarningIcon />}
          label={listTexts.tileExpiring}
          count={data?.expiring_documents}
          isPending={isPending}
          to={`${team}?documents=expiring`}
          warns
        />
        <Tile
          icon={<MailIcon />}
          label={listTexts.tileRequested}
          count={data?.requested}
          isPending={isPending}
          to={href('company-team-requested')}
        />
      </ul>
      {isError && !data && <RetryNote query={query} text={listTexts.tilesFailed} />}
    </section>
  );
}

type TileProps = {
  icon: ReactElement;
  label: string;
  count: number | undefined;
  isPending: boolean;
  to: string;
  /** A count above zero needs attention. */
  warns?: boolean;
};

function Tile({ icon, label, count, isPending, to, warns = false }: TileProps) {
  const link = useLink();
  const isWarning = warns && (count ?? 0) > 0;
  return (
    <li>
      <a className={styles.tile} {...link(to)}>
        <span className={isWarning ? styles.warning : styles.icon} aria-hidden="true">
          {icon}
        </span>
        <span className={styles.words}>
          <span className={styles.count}>
            {isPending ? (
              <SkeletonLine width={32} height={24} />
            ) : count === undefined ? (
              listTexts.unknown
            ) : (
              formatNumber(count)
            )}
          </span>
          <span className={styles.label}>{label}</span>
        </span>
      </a>
    </li>
  );
}
