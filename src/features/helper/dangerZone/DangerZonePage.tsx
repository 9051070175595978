import { type ReactNode, useId } from 'react';
import { Card } from '#platform/ui/layout/Card';
import { DeleteAccount } from '../../auth';
import { SettingsLayout } from '../settings/form/SettingsLayout';
import { WhenLoaded } from '../settings/form/WhenLoaded';
import { useHelperProfile } from '../settingsApi';
import styles from './DangerZonePage.module.css';
import { DownloadData } from './DownloadData';
import { PauseProfile } from './PauseProfile';
import { dangerZoneTexts as texts } from '../settings/texts';

/** Pause the profile, download one's data, delete the account. */
export default function DangerZonePage() {
  const profile = useHelperProfile();
  return (
    <SettingsLayout>
      <Part title={texts.pause}>
        <WhenLoaded query={profile} height={72}>
          {(loaded) => <PauseProfile profile={loaded} />}
        </WhenLoaded>
      </Part>
      <Part title={texts.data}>
        <DownloadData />
      </Part>
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
