import { useActiveBranch } from '../../../../platform/branches/useActiveBranch';
import { serverDate } from '../../../../platform/lib/serverClock';
import { getDeviceZone, todayIn } from '../../../../platform/lib/zonedTimes';
import { Button } from '../../../../platform/ui/inputs/Button';
import { DownloadIcon } from '../../../../platform/ui/icons';
import { saveFile } from '../../../../platform/ui/saveFile';
import { showToast } from '../../../../platform/ui/messages/toasts';
import { useWholeHistory } from '../../api';
import { historyCsv, historyFileName } from '../export/historyCsv';
import { historyTexts } from './texts';

/** All finished jobs of the branch as a file, not only the page one sees. */
export function DownloadButton({ branchId, disabled }: { branchId: number; disabled: boolean }) {
  const branch = useActiveBranch().data;
  const { mutate, isPending } = useWholeHistory(branchId);
  const download = () =>
    mutate(undefined, {
      onSuccess: (cards) => {
        const name = historyFileName(branch?.name ?? '', todayIn(branch?.timezone ?? getDeviceZone(), serverDate()));
        saveFile(name, 'text/csv;charset=utf-8', historyCsv(cards));
        showToast({ message: historyTexts.downloaded(name), intent: 'success' });
      },
    });
  return (
    <Button variant="outline" icon={<DownloadIcon />} loading={isPending} disabled={disabled} onClick={download}>
      {historyTexts.download}
    </Button>
  );
}
