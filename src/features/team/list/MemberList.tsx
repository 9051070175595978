import { type ReactNode, useRef, useState } from 'react';
import type { Employee, EmployeePage } from '../../../generated/model';
import { ApiError } from '../../../platform/http/ApiError';
import { Button } from '../../../platform/ui/Button';
import { ErrorState } from '../../../platform/ui/ErrorState';
import { NewItemsPill } from '../../../platform/ui/NewItemsPill';
import { NoPermission } from '../../../platform/ui/NoPermission';
import { Pagination } from '../../../platform/ui/Pagination';
import { useSteadyList } from '../../../platform/ui/useSteadyList';
import { MEMBERS_PER_PAGE } from '../api';
import { RemoveDialog } from '../remove/RemoveDialog';
import { memberTelling } from './memberNews';
import { MemberRows } from './MemberRows';
import { RowSkeletons } from './RowSkeletons';
import styles from './team.module.css';
import { listTexts } from './texts';

/** A query for a page of members, as far as the list looks at it. */
type PageQuery = {
  data: EmployeePage | undefined;
  error: unknown;
  isPending: boolean;
  isFetching: boolean;
  isPlaceholderData: boolean;
  isRefetchError: boolean;
  refetch: () => unknown;
};

type Props = {
  branchId: number;
  query: PageQuery;
  /** What is listed, without the page. */
  listKey: string;
  page: number;
  onPage: (page: number) => void;
  empty: ReactNode;
};

/** A page of members in every state a list can be in, quiet under its reader. */
export function MemberList(props: Props) {
  const { query, listKey, page, empty } = props;
  const items = query.isPlaceholderData ? undefined : query.data?.data;
  const steady = useSteadyList({
    ...{ listKey: `${listKey} ${page}`, items, firstPage: page === 1 },
    telling: memberTelling,
  });
  if (query.isPending) return <RowSkeletons />;
  if (!query.data || !steady.shown) return <ListError query={query} />;
  if (query.data.total === 0) return empty;
  return <Page {...props} shown={steady.shown} steady={steady} total={query.data.total} />;
}

type PageProps = Omit<Props, 'empty' | 'listKey'> & {
  shown: readonly Employee[];
  steady: ReturnType<typeof useSteadyList<Employee>>;
  total: number;
};

function Page({ branchId, query, page, onPage, shown, steady, total }: PageProps) {
  const list = useRef<HTMLElement>(null);
  const [leaving, setLeaving] = useState<Employee>();
  const showWaiting = () => {
    steady.release();
    onPage(1);
  };
  return (
    <section
      ref={list}
      tabIndex={-1}
      className={styles.list}
      aria-label={listTexts.list}
      aria-busy={query.isPlaceholderData}
    >
      {query.isRefetchError && <Stale query={query} />}
      <div className={styles.pill}>
        <NewItemsPill count={steady.waiting} onShow={showWaiting} label={listTexts.newItems} />
      </div>
      <MemberRows members={shown} turnOf={steady.turnOf} onRemove={setLeaving} />
      {total > MEMBERS_PER_PAGE && (
        <div className={styles.pages}>
          <Pagination page={page} total={total} size={MEMBERS_PER_PAGE} label={listTexts.pages} onPage={onPage} />
        </div>
      )}
      {leaving && (
        <RemoveDialog
          branchId={branchId}
          member={leaving}
          onClose={() => setLeaving(undefined)}
          onRemoved={() => {
            setLeaving(undefined);
            // The button that asked goes with its row.
            requestAnimationFrame(() => list.current?.focus({ preventScroll: true }));
          }}
        />
      )}
    </section>
  );
}

function ListError({ query }: { query: PageQuery }) {
  const { error, isFetching, refetch } = query;
  if (error instanceof ApiError && error.status === 403) return <NoPermission text={error.message} />;
  return (
    <ErrorState
      title={listTexts.errorTitle}
      text={listTexts.errorText}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

/** What is shown is older than it should be. */
function Stale({ query }: { query: PageQuery }) {
  return (
    <p className={styles.stale} role="status">
      {listTexts.stale}
      <Button size="small" variant="outline" loading={query.isFetching} onClick={() => void query.refetch()}>
        {listTexts.again}
      </Button>
    </p>
  );
}
