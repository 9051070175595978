import { useId } from 'react';
import type { BranchInvitation } from '#generated/model';
import { useLastPage, useListPage } from '#platform/routing/useListPage';
import { Tabs } from '#platform/ui/layout/Tabs';
import { useUndoable, withoutHidden } from '#platform/offline/useUndoable';
import { REQUESTS_PER_PAGE, type RequestState, useRequests } from '../api';
import { offersFilter } from '../model/offersFilter';
import { withdrawRequestCall } from '../requestsApi';
import { formatHelperName } from './requestChanges';
import { RequestList } from './RequestList';
import styles from './requested.module.css';
import { requestsList } from './requestsList';
import { requestedTexts as texts } from './texts';

/** Requests to join by answer. A request answered elsewhere moves automatically. */
export function Requests({ branchId }: { branchId: number }) {
  const panelId = useId();
  const { read, page, onPage, onFilter } = useListPage();
  const state = parseState(read('answer'));
  const requests = useRequests(branchId, state, page);
  useLastPage(page, requests.isPlaceholderData ? undefined : requests.data?.total, REQUESTS_PER_PAGE);
  const undoable = useUndoable(requestsList(branchId));
  const counts = requests.data?.counts;
  const hasStates = state !== 'requested' || offersFilter(requests.data?.data, ({ status }) => status !== null);
  const cancel = (request: BranchInvitation) =>
    undoable.start({
      key: request.id,
      message: texts.withdrew(formatHelperName(request)),
      ...withdrawRequestCall({ branchId, requestId: request.id }),
    });
  return (
    <>
      {hasStates && (
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
                ...toCount(counts ? withoutHidden(counts.requested, undoable.hidden.size) : undefined),
              },
              { id: 'rejected', label: texts.rejected, ...toCount(counts?.rejected) },
              { id: 'cancelled', label: texts.cancelled, ...toCount(counts?.cancelled) },
            ]}
          />
        </div>
      )}
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
    </>
  );
}

function parseState(text: string | null): RequestState {
  return states.find((state) => state === text) ?? 'requested';
}

function toCount(number: number | undefined) {
  return number === undefined ? {} : { count: number };
}

const states: readonly RequestState[] = ['requested', 'rejected', 'cancelled'];
