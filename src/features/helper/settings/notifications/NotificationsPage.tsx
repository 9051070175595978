import { useNotificationPreferences } from '../../settingsApi';
import { SettingsLayout } from '../form/SettingsLayout';
import { WhenLoaded } from '../form/WhenLoaded';
import { PreferencesForm } from './PreferencesForm';

/** Notification settings of a helper: channels by topic. */
export default function NotificationsPage() {
  const preferences = useNotificationPreferences();
  return (
    <SettingsLayout>
      <WhenLoaded query={preferences} height={560}>
        {(loaded) => <PreferencesForm preferences={loaded} />}
      </WhenLoaded>
    </SettingsLayout>
  );
}
