import { useSettings } from '#platform/config/SettingsContext';
import { zonedTime } from '#platform/lib/time/zonedTimes';
import { useUserZone } from '#platform/session/useSession';
import { DownloadIcon } from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { showToast } from '#platform/ui/messages/toasts';
import { fileNamePart, saveFile } from '#platform/lib/device/saveFile';
import { useLoadOwnData } from '../profileApi';
import styles from './DangerZonePage.module.css';
import { dangerZoneTexts as texts } from '../settings/texts';

/** Downloads everything about the helper as a file. */
export function DownloadData() {
  const { productName } = useSettings();
  const zone = useUserZone();
  const { mutateAsync, isPending } = useLoadOwnData();

  async function download(): Promise<void> {
    const data = await mutateAsync();
    const { date } = zonedTime(data.created_at, zone);
    saveFile(`${fileNamePart(productName)}-${date}.json`, 'application/json', JSON.stringify(data, null, 2));
    showToast({ message: texts.downloaded, intent: 'success' });
  }

  return (
    <>
      <p className={styles.note}>{texts.dataNote}</p>
      <Button
        size="large"
        variant="outline"
        icon={<DownloadIcon />}
        loading={isPending}
        onClick={() => void download().catch(() => undefined)}
      >
        {texts.download}
      </Button>
    </>
  );
}
