import { useWorkAreas, useWorkHours } from '../../settingsApi';
import { SettingsLayout } from '../form/SettingsLayout';
import { WhenLoaded } from '../form/WhenLoaded';
import { AreasForm } from './AreasForm';
import { HoursForm } from './HoursForm';

/** When and where the helper works. */
export default function WorkSettingsPage() {
  const hours = useWorkHours();
  const areas = useWorkAreas();
  return (
    <SettingsLayout>
      <WhenLoaded query={hours} height={640}>
        {(loaded) => <HoursForm hours={loaded} />}
      </WhenLoaded>
      <WhenLoaded query={areas} height={480}>
        {(loaded) => <AreasForm areas={loaded} />}
      </WhenLoaded>
    </SettingsLayout>
  );
}
