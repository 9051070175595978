import { useToolName, useVehicleName } from '../../orders';
import type { OfferApplication } from '#generated/model';
import type { ChangeRules } from '#platform/ui/lists/steadyList';
import { type ListQuery, PagedList } from '#platform/ui/lists/PagedList';
import { EmptyState } from '#platform/ui/feedback/EmptyState';
import { RowBoundary } from '#platform/ui/boundaries/RowBoundary';
import { SkeletonLine } from '#platform/ui/feedback/Skeleton';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { APPLICATIONS_PER_PAGE } from '../offersApi';
import { ApplicationCard, type Selecting } from './ApplicationCard';
import styles from './applications.module.css';
import type { Bucket } from './buckets';
import { nameApplicant } from './describeApplication';
import { applicationTexts as texts } from './texts';
import type { Answers } from './answer/useApplicationAnswers';

type Props = {
  query: ListQuery<OfferApplication>;
  /** Identifies the list without its page number. */
  listKey: string;
  bucket: Bucket;
  /** New applications may still come. */
  isOpen: boolean;
  zone: string;
  now: Date;
  page: number;
  onPage: (page: number) => void;
  answers: Answers;
  getSelecting: ((application: OfferApplication) => Selecting) | undefined;
};

/** A page of applications. */
export function ApplicationList({ query, listKey, bucket, isOpen, page, onPage, ...row }: Props) {
  return (
    <PagedList
      query={query}
      listKey={listKey}
      page={page}
      perPage={APPLICATIONS_PER_PAGE}
      onPage={onPage}
      changeRules={changeRules}
      texts={texts.pageOfList}
      skeleton={<ListSkeleton />}
      empty={<NoApplications bucket={bucket} isOpen={isOpen} />}
    >
      {(applications, getChangeCount) => <Rows {...row} applications={applications} getChangeCount={getChangeCount} />}
    </PagedList>
  );
}

function NoApplications({ bucket, isOpen }: Pick<Props, 'bucket' | 'isOpen'>) {
  const canGrow = isOpen || (bucket !== 'waiting' && bucket !== 'accepted');
  const text = canGrow ? texts.empty[bucket] : texts.emptyEnded;
  return <EmptyState title={texts.emptyTitle[bucket]} text={text} />;
}

type RowsProps = Pick<Props, 'zone' | 'now' | 'answers' | 'getSelecting'> & {
  applications: readonly OfferApplication[];
  getChangeCount: (id: number) => number;
};

function Rows({ applications, getChangeCount, getSelecting, ...row }: RowsProps) {
  const names = { tool: useToolName(), vehicle: useVehicleName() };
  return (
    <ul className={styles.list}>
      {applications.map((application) => (
        <li key={application.id}>
          <RowBoundary of={application}>
            <ApplicationCard
              {...row}
              application={application}
              turn={getChangeCount(application.id)}
              names={names}
              selecting={getSelecting?.(application)}
            />
          </RowBoundary>
        </li>
      ))}
    </ul>
  );
}

const changeRules: ChangeRules<OfferApplication> = {
  getId: ({ id }) => id,
  describeChange: (before, now) => {
    if (!before) return texts.arrived(nameApplicant(now));
    return getLook(before) === getLook(now) ? undefined : texts.changed(nameApplicant(now));
  },
};

/** A key of what the user decides about. */
function getLook({ status, conflict, proposed_rate, note, fit, actions }: OfferApplication): string {
  return JSON.stringify([status, conflict, proposed_rate, note, fit?.score, actions]);
}

const rowsWhileLoading = 3;

function ListSkeleton() {
  return (
    <div className={styles.skeleton} role="status">
      <VisuallyHidden>{texts.loadingList}</VisuallyHidden>
      {Array.from({ length: rowsWhileLoading }, (_, index) => (
        <SkeletonLine key={index} height={104} />
      ))}
    </div>
  );
}
