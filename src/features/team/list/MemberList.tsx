import { type ReactNode, useState } from 'react';
import type { Employee } from '#generated/model';
import { PagedList } from '#platform/ui/lists/PagedList';
import { MEMBERS_PER_PAGE, type useMembers } from '../api';
import { RemoveDialog } from '../remove/RemoveDialog';
import { InviteMember } from './InviteMember';
import { memberChangeRules } from './member/memberChanges';
import { MemberRows } from './MemberRows';
import { RowSkeletons } from './RowSkeletons';
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

/** A page of members, with the dialogs of a row. */
export function MemberList({ branchId, ...list }: Props) {
  const [leaving, setLeaving] = useState<Employee>();
  const [asked, setAsked] = useState<Employee>();
  const close = () => setLeaving(undefined);
  return (
    <>
      <PagedList
        {...list}
        perPage={MEMBERS_PER_PAGE}
        changeRules={memberChangeRules}
        texts={listTexts}
        skeleton={<RowSkeletons />}
      >
        {(members, getChangeCount) => (
          <MemberRows members={members} getChangeCount={getChangeCount} onInvite={setAsked} onRemove={setLeaving} />
        )}
      </PagedList>
      {asked && <InviteMember member={asked} onClose={() => setAsked(undefined)} />}
      {leaving && <RemoveDialog branchId={branchId} member={leaving} onClose={close} onRemoved={close} />}
    </>
  );
}
