import { type ReactNode, useRef, useState } from 'react';
import type { Employee } from '#generated/model';
import { LoadFailed } from '#platform/ui/feedback/LoadFailed';
import { NewItemsPill } from '#platform/ui/lists/NewItemsPill';
import { Pagination } from '#platform/ui/lists/Pagination';
import { RetryNote } from '#platform/ui/feedback/RetryNote';
import { useSteadyList } from '#platform/ui/lists/useSteadyList';
import { MEMBERS_PER_PAGE, type useMembers } from '../api';
import { RemoveDialog } from '../remove/RemoveDialog';
import { InviteMember } from './InviteMember';
import { memberChangeRules } from './member/memberChanges';
import { MemberRows } from './MemberRows';
import { RowSkeletons } from './RowSkeletons';
import styles from './team.module.css';
import { listTexts } from './texts';

type Props = {
  branchId: number;
  query: ReturnType<typeof useMembers>;
  /** Identifies the list and its filters, without the page. */
  listKey: string;
  page: number;
  onPage: (page: number) => void;
  empty: ReactNode;
};

/** A page of members, in every state of a list. Rows do not move while someone reads. */
export function MemberList(props: Props) {
  const { query, listKey, page, empty } = props;
  const items = query.isPlaceholderData ? undefined : query.data?.data;
  const steady = useSteadyList({
    listKey: `${listKey} ${page}`,
    items,
    firstPage: page === 1,
    changeRules: memberChangeRules,
  });
  if (query.isPending) return <RowSkeletons />;
  if (!query.data || !steady.shown) {
    return <LoadFailed query={query} title={listTexts.errorTitle} text={listTexts.errorText} />;
  }
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
  const [asked, setAsked] = useState<Employee>();
  const showHeldBack = () => {
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
      {query.isRefetchError && <RetryNote query={query} text={listTexts.stale} />}
      <NewItemsPill count={steady.heldBack} onShow={showHeldBack} label={listTexts.newItems} floating />
      <MemberRows members={shown} getChangeCount={steady.getChangeCount} onInvite={setAsked} onRemove={setLeaving} />
      {total > MEMBERS_PER_PAGE && (
        <div className={styles.pages}>
          <Pagination page={page} total={total} size={MEMBERS_PER_PAGE} label={listTexts.pages} onPage={onPage} />
        </div>
      )}
      {asked && <InviteMember member={asked} onClose={() => setAsked(undefined)} />}
      {leaving && (
        <RemoveDialog
          branchId={branchId}
          member={leaving}
          onClose={() => setLeaving(undefined)}
          onRemoved={() => {
            setLeaving(undefined);
            // The button that opened the dialog disappears with its row.
            requestAnimationFrame(() => list.current?.focus({ preventScroll: true }));
          }}
        />
      )}
    </section>
  );
}
