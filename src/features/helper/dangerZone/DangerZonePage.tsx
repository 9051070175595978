import { type ReactNode, useId } from 'react';
import { IfFeature } from '#platform/provider/IfFeature';
import { Card } from '#platform/ui/layout/Card';
import { DeleteAccount } from '../../auth';
import { SettingsLayout } from '../settings/form/SettingsLayout';
import styles from './DangerZonePage.module.css';
import { DownloadData } from './DownloadData';
import { dangerZoneTexts as texts } from '../settings/texts';

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
      <h2 id={headingId} className={styles.heading}>
        {title}
      </h2>
      {children}
    </Card>
  );
}
