import { JoinRequests } from '../../jobs/requests/JoinRequests';
import { useHelperProfile } from '../../settingsApi';
import { SettingsLayout } from '../form/SettingsLayout';
import { WhenLoaded } from '../form/WhenLoaded';
import { RoleForm } from './RoleForm';

/** What a helper works as, and requests of companies to join. */
export default function RolePage() {
  const profile = useHelperProfile();
  return (
    <SettingsLayout>
      <JoinRequests />
      <WhenLoaded query={profile} height={420}>
        {(loaded) => <RoleForm profile={loaded} />}
      </WhenLoaded>
    </SettingsLayout>
  );
}
