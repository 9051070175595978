import { UiProvider } from '#platform/ui/UiProvider';
import type { ScenarioOutcome } from '../../hosts/bridge/demoOptions';
import type { ScenarioName } from '../../provider/scenarios/names';
import { ScenarioNotice } from '../panel/ScenarioNotice';

type Props = { outcome: Promise<ScenarioOutcome>; onStart: (name: ScenarioName) => Promise<void> };

/** The notice above the stage when the scenario of its link did not start. Other tabs are reported by its sides. */
export function StageNotice(props: Props) {
  return (
    <UiProvider>
      <ScenarioNotice {...props} />
    </UiProvider>
  );
}
