import { formatNumber } from '../../../../platform/lib/text';
import { EmptyState } from '../../../../platform/ui/feedback/EmptyState';
import { useHistory } from '../../api';
import { useVehicleName } from '../../parts/useCatalogNames';
import { useNow } from '../../../../platform/ui/useNow';
import { CardList } from '../list/CardList';
import { JobsOfBranch } from '../list/JobsOfBranch';
import { listTexts } from '../list/texts';
import { useLastPage, useListPage } from '../list/useListPage';
import { DownloadButton } from './DownloadButton';
import { HistoryCard } from './HistoryCard';
import styles from './history.module.css';
import { historyTexts } from './texts';

/** Completed and cancelled jobs, the last one first. */
export default function HistoryPage() {
  return <JobsOfBranch tab="history">{(branchId) => <History branchId={branchId} />}</JobsOfBranch>;
}

function History({ branchId }: { branchId: number }) {
  const { page, onPage } = useListPage();
  const history = useHistory(branchId, page);
  const now = useNow();
  const vehicleName = useVehicleName();
  const total = history.data?.total;
  useLastPage(page, history.isPlaceholderData ? undefined : total);
  return (
    <>
      <div className={styles.toolbar}>
        <span>{total === undefined ? '' : historyTexts.total(formatNumber(total))}</span>
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
