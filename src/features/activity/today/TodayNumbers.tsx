import { useCanOpen } from '#platform/session/useCanOpen';
import { href } from '#platform/routing/links/href';
import { Link } from '#platform/routing/links/Link';
import { PartBoundary } from '#platform/ui/boundaries/PartBoundary';
import { Chip } from '#platform/ui/data/Chip';
import { LoadFailed } from '#platform/ui/feedback/LoadFailed';
import { CoverageStrip } from './CoverageStrip';
import { NumberTiles } from './NumberTiles';
import styles from './Today.module.css';
import { todayTexts as texts } from './texts';
import { CoverageSkeleton, TilesSkeleton } from './TodaySkeleton';
import { useSummary } from './useSummary';

type TodayProps = { branchId: number };

/** The heading of the summary, the choice of an owner with several branches, and the way to the numbers of months. */
export function TodayHead({ branchId }: TodayProps) {
  const { scope, canChoose, choose } = useSummary(branchId);
  const canOpen = useCanOpen();
  return (
    <>
      <h2 className={styles.title}>{texts.title}</h2>
      {canOpen('company-numbers') && (
        <Link href={href('company-numbers')} className={styles.months}>
          {texts.months}
        </Link>
      )}
      {canChoose && (
        <div className={styles.scopes} role="group" aria-label={texts.scope}>
          <Chip label={texts.thisBranch} selected={scope === 'branch'} onClick={() => choose('branch')} />
          <Chip label={texts.allBranches} selected={scope === 'company'} onClick={() => choose('company')} />
        </div>
      )}
    </>
  );
}

/** The four numbers. */
export function TodayTiles({ branchId }: TodayProps) {
  const { query, scope } = useSummary(branchId);
  if (query.isPending) return <TilesSkeleton />;
  if (!query.data) return <LoadFailed query={query} text={texts.failed} />;
  return (
    <PartBoundary operation="getOverview" of={query.data} onRetry={() => void query.refetch()}>
      <NumberTiles overview={query.data} scope={scope} />
    </PartBoundary>
  );
}

/** The strip of the next two weeks. */
export function TodayCoverage({ branchId }: TodayProps) {
  const { query, scope } = useSummary(branchId);
  if (query.isPending) return <CoverageSkeleton />;
  if (!query.data) return null;
  return (
    <PartBoundary operation="getOverview" of={query.data} onRetry={() => void query.refetch()}>
      <CoverageStrip days={query.data.coverage} scope={scope} />
    </PartBoundary>
  );
}
