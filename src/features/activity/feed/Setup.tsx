import { may } from '../../../domain/rights';
import { useUserType } from '../../../platform/session/useSession';
import { lazyPart } from '../../../platform/ui/feedback/lazyPart';
import { loadSetupChecklist } from '../../setup';
import { usePainted } from '../../../platform/ui/usePainted';
import { FeedSkeleton } from './FeedSkeleton';

const load = async () => (await loadSetupChecklist()).SetupChecklist;

const Above = lazyPart(load);

/** The checklist of a new company, above the activities. Its code is loaded for the owner only, after the activities. */
export function SetupAbove() {
  const isPainted = usePainted();
  return may(useUserType(), 'setUpCompany') && isPainted && <Above />;
}

/** The checklist of a new company in place of activities. */
export const SetupInstead = lazyPart(load, { loading: <FeedSkeleton /> });
