import { type ReactNode, useId } from 'react';
import { useSettings } from '#platform/config/SettingsContext';
import { fileNamePart, saveFile } from '#platform/lib/device/saveFile';
import { zonedTime } from '#platform/lib/time/zonedTimes';
import { IfFeature } from '#platform/provider/IfFeature';
import { useUserZone } from '#platform/session/useSession';
import { DownloadIcon } from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { Card } from '#platform/ui/layout/Card';
import { Text } from '#platform/ui/layout/Layout';
import { showToast } from '#platform/ui/messages/toasts';
import { DeleteAccount } from '../../auth';
import { useLoadOwnData } from '../profileApi';
import { SettingsLayout } from '../settings/form/SettingsLayout';
import { dangerZoneTexts as texts } from '../settings/texts';
import styles from './DangerZonePage.module.css';

/** Download one's data, delete the account. */
export default function DangerZonePage() {
  return (
    <SettingsLayout>
      <IfFeature name="ownData">
        <Part title={texts.data}>
          <DownloadData />
        </Part>
      </IfFeature>
      <Part title={texts.deleteAccount}>
        <DeleteAccount />
      </Part>
    </SettingsLayout>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <Card as="section" labelledBy={headingId} className={styles.card}>
      <Text as="h2" below={2} size={16} id={headingId}>
        {title}
      </Text>
      {children}
    </Card>
  );
}

/** Downloads everything about the helper as a file. */
function DownloadData() {
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
      <Text below={3}>{texts.dataNote}</Text>
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
