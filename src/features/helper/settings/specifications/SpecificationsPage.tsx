import { useHelperProfile, useHelperRates, useToolsToChoose, useVehicleTypesToChoose } from '../../settingsApi';
import { SettingsLayout } from '../form/SettingsLayout';
import { WhenLoaded } from '../form/WhenLoaded';
import { OwnVehiclesForm } from './OwnVehiclesForm';
import { RatesForm } from './RatesForm';
import { ToolsForm } from './ToolsForm';

/** Rates and equipment of a helper. Each part is saved separately. */
export default function SpecificationsPage() {
  const profile = useHelperProfile();
  const rates = useHelperRates();
  const tools = useToolsToChoose();
  const types = useVehicleTypesToChoose();
  return (
    <SettingsLayout>
      <WhenLoaded query={profile} height={240}>
        {({ positions, tool_ids, vehicle_types }) => (
          <>
            <WhenLoaded query={rates} height={240}>
              {(loaded) => <RatesForm rates={loaded} positions={positions} />}
            </WhenLoaded>
            <WhenLoaded query={tools} height={320}>
              {(loaded) => <ToolsForm tools={loaded.filter(hasTitle)} chosen={tool_ids} />}
            </WhenLoaded>
            <WhenLoaded query={types} height={200}>
              {(loaded) => <OwnVehiclesForm types={loaded.filter(hasTitle)} vehicles={vehicle_types} />}
            </WhenLoaded>
          </>
        )}
      </WhenLoaded>
    </SettingsLayout>
  );
}

/** Something without a name cannot be chosen. */
function hasTitle({ title }: { title: string }): boolean {
  return title !== '';
}
