import type { BranchNumbers } from '#generated/model';
import type { Month } from '#platform/lib/time/months';
import { DownloadIcon } from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { showToast } from '#platform/ui/messages/toasts';
import { saveFile } from '#platform/lib/device/saveFile';
import { getNumbersFileName, toNumbersCsv } from '../model/numbersCsv';
import { numbersTexts as texts } from '../texts';
import styles from './numbers.module.css';

type DownloadProps = { branches: readonly BranchNumbers[]; months: readonly Month[] };

/** Downloads every number by branch and month. */
export function DownloadButton({ branches, months }: DownloadProps) {
  const download = () => {
    const name = getNumbersFileName(months);
    saveFile(name, 'text/csv;charset=utf-8', toNumbersCsv(branches, months));
    showToast({ message: texts.downloaded(name), intent: 'success' });
  };
  return (
    <Button variant="outline" icon={<DownloadIcon />} className={styles.download} onClick={download}>
      {texts.download}
    </Button>
  );
}
