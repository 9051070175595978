import { usePlanLimitState } from '../limitsApi';
import type { AddedLimit } from '../model/planLimitState';
import { Callout } from '#platform/ui/feedback/Callout';
import { UpgradeWay } from './UpgradeWay';
import { getPlanLimitText } from './limitText';

/** Above a form whose result the plan does not allow: shown before anything is typed. */
export function PlanFullNotice({ limit, returnTo }: { limit: AddedLimit; returnTo: string }) {
  const limitState = usePlanLimitState(limit);
  if (!limitState) return null;
  return (
    <Callout intent="warning" title={getPlanLimitText(limit, limitState)}>
      <UpgradeWay limit={limit} returnTo={returnTo} />
    </Callout>
  );
}
