import { useFullness } from '../limitsApi';
import type { AddedLimit } from '../model/room';
import { Callout } from '../../../platform/ui/feedback/Callout';
import { UpgradeWay } from './UpgradeWay';
import { getFullnessText } from './fullnessText';

/** Above a form whose result the plan does not allow: shown before anything is typed. */
export function PlanFullNotice({ limit, returnTo }: { limit: AddedLimit; returnTo: string }) {
  const fullness = useFullness(limit);
  if (!fullness) return null;
  return (
    <Callout intent="warning" title={getFullnessText(limit, fullness)}>
      <UpgradeWay limit={limit} returnTo={returnTo} />
    </Callout>
  );
}
