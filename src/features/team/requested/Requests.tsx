import { useId } from 'react';
import type { BranchInvitation } from '../../../generated/model';
import { useLastPage, useListPage } from '../../../platform/routing/useListPage';
import { Tabs } from '../../../platform/ui/layout/Tabs';
import { withoutHidden } from '../../../platform/ui/messages/hiddenCounts';
import { UndoBar } from '../../../platform/ui/messages/UndoBar';
import { useUndoable } from '../../../platform/ui/messages/useUndoable';
import { REQUESTS_PER_PAGE, type RequestState, useRequests, useTakeRequestBack } from '../api';
import { helperName } from './requestNews';
import { RequestList } from './RequestList';
import styles from './requested.module.css';
import { requestsList } from './requestsList';
import { requestedTexts as texts } from './texts';

/** Requests to join by their answer; one that was answered elsewhere moves by itself. */
export function Requests({ branchId }: { branchId: number }) {
  const panelId = useId();
  const { read, page, onPage, onFilter } = useListPage();
  const state = stateOf(read('answer'));
  const requests = useRequests(branchId, state, page);
  useLastPage(page, requests.isPlaceholderData ? undefined : requests.data?.total, REQUESTS_PER_PAGE);
  const takeBack = useTakeRequestBack(branchId);
  const undoable = useUndoable<number>(requestsList(branchId));
  const counts = requests.data?.counts;
  const cancel = (request: BranchInvitation) =>
    undoable.start({
      key: request.id,
      message: texts.cancelled5(helperName(request)),
      run: (how) => takeBack.mutateAsync({ requestId: request.id, ...how }),
    });
  return (
    <>
      <div className={styles.tabs}>
        <Tabs
          label={texts.tabs}
          panelId={panelId}
          selected={state}
          onSelect={(next) => onFilter({ answer: next === 'requested' ? null : next })}
          items={[
            {
              id: 'requested',
              label: texts.requested,
              ...count(counts && withoutHidden(counts.requested, undoable.hidden.size)),
            },
            { id: 'rejected', label: texts.rejected, ...count(counts?.rejected) },
            { id: 'cancelled', label: texts.cancelled, ...count(counts?.cancelled) },
          ]}
        />
      </div>
      <div id={panelId} role="tabpanel" aria-label={texts[state]}>
        <RequestList
          key={state}
          query={requests}
          state={state}
          page={page}
          onPage={onPage}
          hidden={undoable.hidden}
          onCancel={cancel}
        />
      </div>
      <UndoBar actions={undoable} />
    </>
  );
}

function stateOf(text: string | null): RequestState {
  return states.find((state) => state === text) ?? 'requested';
}

function count(number: number | undefined) {
  return number === undefined ? {} : { count: number };
}

const states: readonly RequestState[] = ['requested', 'rejected', 'cancelled'];
