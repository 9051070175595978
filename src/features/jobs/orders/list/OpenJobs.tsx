import type { ReactNode } from 'react';
import { useUndoable } from '../../../../platform/ui/messages/useUndoable';
import { type OpenOrdersQuery, useOpenOrders, CARDS_PER_PAGE } from '../../api';
import { useJobDialogs } from '../actions/useJobDialogs';
import { useVehicleName } from '../../parts/useCatalogNames';
import { useNow } from '../../../../platform/ui/useNow';
import { CardList } from './CardList';
import { openJobsList } from './openJobsList';
import { OpenJobCard } from './OpenJobCard';
import { useLastPage } from '../../../../platform/routing/useListPage';

type Props = {
  branchId: number;
  query: OpenOrdersQuery;
  onPage: (page: number) => void;
  empty: ReactNode;
};

/** A page of open jobs with their actions. */
export function OpenJobs({ branchId, query, onPage, empty }: Props) {
  const orders = useOpenOrders(branchId, query);
  const now = useNow();
  const vehicleName = useVehicleName();
  const undoable = useUndoable(openJobsList(branchId));
  const { dialog, onDelete, onCancel } = useJobDialogs(branchId, undoable);
  const { page, ...listed } = query;
  useLastPage(page, orders.isPlaceholderData ? undefined : orders.data?.total, CARDS_PER_PAGE);
  return (
    <>
      <CardList
        query={orders}
        listKey={JSON.stringify(listed)}
        page={page}
        onPage={onPage}
        variant="simple"
        hidden={undoable.hidden}
        empty={empty}
        renderCard={(card, turn) => (
          <OpenJobCard
            card={card}
            now={now}
            turn={turn}
            vehicleName={vehicleName}
            onDelete={onDelete}
            onCancel={onCancel}
          />
        )}
      />
      {dialog}
    </>
  );
}
