import { OpenOrder, useCrew } from '../../orders';
import { useIdParam } from '#platform/routing/currentRoute';
import { href } from '#platform/routing/links/href';
import { useLink } from '#platform/routing/links/useLink';
import { FindAiIcon } from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { CrewHeader } from '../parts/CrewHeader';
import { WithCandidates } from '../parts/WithCandidates';
import { crewTexts } from '../texts';
import { TeamAdd } from './TeamAdd';
import { TeamAddSkeleton } from './TeamAddSkeleton';

/** Invites people to a job (spec section 2, /company/job/team-add). */
export default function TeamAddPage() {
  const orderId = useIdParam();
  return (
    <OpenOrder orderId={orderId} loading={<TeamAddSkeleton />}>
      {(order) => (
        <>
          <CrewHeader title={crewTexts.addTitle} order={order} actions={<BuildCrew orderId={orderId} />} />
          <WithCandidates orderId={orderId} loading={<TeamAddSkeleton />}>
            {(crew, people) => <TeamAdd order={order} crew={crew} people={people} />}
          </WithCandidates>
        </>
      )}
    </OpenOrder>
  );
}

/** Nothing for a job whose slots are not known. */
function BuildCrew({ orderId }: { orderId: number }) {
  const link = useLink();
  const { data: crew } = useCrew(orderId);
  if (crew?.slots.length === 0) return null;
  return (
    <Button variant="outline" icon={<FindAiIcon />} {...link(href('company-job-build-crew', { id: orderId }))}>
      {crewTexts.buildCrew}
    </Button>
  );
}
