import { useMobile } from '#platform/ui/layout/useMobile';
import { useHelperProfile, useWorkAreas, useWorkHours } from '../../settingsApi';
import { SettingsLayout } from '../form/SettingsLayout';
import { WhenLoaded } from '../form/WhenLoaded';
import { AreasForm } from './AreasForm';
import { HoursForm } from './HoursForm';
import { PauseProfile } from './PauseProfile';

/** When and where the helper works, and whether companies find them. */
export default function WorkSettingsPage() {
  const profile = useHelperProfile();
  const hours = useWorkHours();
  const areas = useWorkAreas();
  const isMobile = useMobile();
  return (
    <SettingsLayout>
      <WhenLoaded query={profile} height={isMobile ? 212 : 152}>
        {(loaded) => <PauseProfile profile={loaded} />}
      </WhenLoaded>
      <WhenLoaded query={hours} height={640}>
        {(loaded) => <HoursForm hours={loaded} />}
      </WhenLoaded>
      <WhenLoaded query={areas} height={480}>
        {(loaded) => <AreasForm areas={loaded} />}
      </WhenLoaded>
    </SettingsLayout>
  );
}
