import '#platform/ui/theme/styles.css';
import { createRoot } from 'react-dom/client';
import { openStorage } from '#platform/lib/device/deviceStorage';
import type { ScenarioOutcome } from '../../hosts/bridge/demoOptions';
import type { WorldLink } from '../../hosts/bridge/worldLink';
import { takeSetup } from './sides';
import { StagePage } from './StagePage';

/** Shows both sides of the market in one window, instead of the app. */
export function showStage(link: Promise<WorldLink>, base: string, asked: Promise<ScenarioOutcome> | null): void {
  const container = document.getElementById('root');
  if (!container) return;
  const storage = openStorage('localStorage', () => undefined);
  takeSetup(storage);
  createRoot(container).render(<StagePage link={link} base={base} storage={storage} asked={asked} />);
}
