import { JoinRequests } from '../../jobs/requests/JoinRequests';
import { useJoinRequestsSettled } from '../../requestsApi';
import { useHelperProfile } from '../../settingsApi';
import { SettingsLayout } from '../form/SettingsLayout';
import { LoadingPart, WhenLoaded } from '../form/WhenLoaded';
import { RoleForm } from './RoleForm';

const formHeight = 420;

/** Positions of a helper, and requests of companies to join. The form waits for them, because they would move it. */
export default function RolePage() {
  const profile = useHelperProfile();
  const isInPlace = useJoinRequestsSettled();
  return (
    <SettingsLayout>
      <JoinRequests />
      {isInPlace ? (
        <WhenLoaded query={profile} height={formHeight}>
          {(loaded) => <RoleForm profile={loaded} />}
        </WhenLoaded>
      ) : (
        <LoadingPart height={formHeight} />
      )}
    </SettingsLayout>
  );
}
