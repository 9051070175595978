import { EmptyState } from '../../../../platform/ui/feedback/EmptyState';
import { useHistory, CARDS_PER_PAGE, useWholeHistory } from '../../api';
import { useVehicleName } from '../../parts/useCatalogNames';
import { useNow } from '../../../../platform/ui/useNow';
import { CardList } from '../list/CardList';
import { JobsOfBranch } from '../list/JobsOfBranch';
import { listTexts } from '../list/texts';
import { useLastPage, useListPage } from '../../../../platform/routing/useListPage';
import { HistoryCard } from './HistoryCard';
import styles from './history.module.css';
import { historyTexts } from './texts';
import { useActiveBranch } from '../../../../platform/branches/useActiveBranch';
import { serverDate } from '../../../../platform/lib/time/serverClock';
import { getDeviceZone, todayIn } from '../../../../platform/lib/time/zonedTimes';
import { Button } from '../../../../platform/ui/inputs/Button';
import { DownloadIcon } from '../../../../platform/ui/icons';
import { saveFile } from '../../../../platform/ui/saveFile';
import { showToast } from '../../../../platform/ui/messages/toasts';
import { toHistoryCsv, getHistoryFileName } from '../export/historyCsv';

/** Completed and canceled jobs, latest first. */
export default function HistoryPage() {
  return <JobsOfBranch tab="history">{(branchId) => <History branchId={branchId} />}</JobsOfBranch>;
}

function History({ branchId }: { branchId: number }) {
  const { page, onPage } = useListPage();
  const history = useHistory(branchId, page);
  const now = useNow();
  const vehicleName = useVehicleName();
  const total = history.data?.total;
  useLastPage(page, history.isPlaceholderData ? undefined : total, CARDS_PER_PAGE);
  return (
    <>
      <div className={styles.toolbar}>
        <span>{total === undefined ? '' : historyTexts.total(total)}</span>
        <DownloadButton branchId={branchId} disabled={total === undefined || total === 0} />
      </div>
      <CardList
        query={history}
        listKey="history"
        page={page}
        onPage={onPage}
        variant="wide"
        empty={<EmptyState title={listTexts.emptyHistoryTitle} text={listTexts.emptyHistory} />}
        renderCard={(card, turn) => <HistoryCard card={card} now={now} turn={turn} vehicleName={vehicleName} />}
      />
    </>
  );
}

/** Downloads all closed jobs of the branch, not only the current page. */
function DownloadButton({ branchId, disabled }: { branchId: number; disabled: boolean }) {
  const branch = useActiveBranch().data;
  const { mutate, isPending } = useWholeHistory(branchId);
  const download = () =>
    mutate(undefined, {
      onSuccess: (cards) => {
        const name = getHistoryFileName(branch?.name ?? '', todayIn(branch?.timezone ?? getDeviceZone(), serverDate()));
        saveFile(name, 'text/csv;charset=utf-8', toHistoryCsv(cards));
        showToast({ message: historyTexts.downloaded(name), intent: 'success' });
      },
    });
  return (
    <Button variant="outline" icon={<DownloadIcon />} loading={isPending} disabled={disabled} onClick={download}>
      {historyTexts.download}
    </Button>
  );
}
