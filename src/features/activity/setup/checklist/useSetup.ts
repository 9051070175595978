import { can } from '#domain/people/rights';
import type { CompanySetup, SignUpFacts } from '#generated/model';
import { useFeature } from '#platform/provider/slice';
import { href } from '#platform/routing/links/href';
import { useUserType } from '#platform/session/useSession';
import { useCompanySetup } from '../api';

/** Progress of the setup for the account menu; undefined when nothing is left, or for everyone but the owner. */
export function useSetupProgress(): Progress | undefined {
  const { data } = useOwnSetup();
  const progress = data && getSetupProgress(listSteps(data));
  return progress && !isComplete(progress) ? progress : undefined;
}

/** The setup of the owner's company. Nothing is fetched for anyone else. */
export function useOwnSetup() {
  const hasFeature = useFeature('companySetup');
  return useCompanySetup(can(useUserType(), 'setUpCompany') && hasFeature);
}

/** Sign-up data of the owner, for the first branch. `isPending` until it is known or could not be loaded. */
export function useSignUpFacts(): { facts: SignUpFacts | undefined; isPending: boolean } {
  const { data, isLoading } = useOwnSetup();
  return { facts: data && isNew(data) ? data.company : undefined, isPending: isLoading };
}

const isNew = ({ branches }: CompanySetup) => branches === 0;

type StepId = 'branch' | 'areas' | 'team' | 'job' | 'invitation';

/** A row of the checklist. `needs` names the step that must be done first. */
export type Step = { id: StepId; isDone: boolean; to: string; needs: StepId | undefined };

/** The query parameter that opens the checklist, also when it is hidden. */
export const SETUP_PARAM = 'setup';

/** The page with the checklist. */
export const setupPath = `${href('company-activity')}?${SETUP_PARAM}=1`;

/** The form for a new branch. */
const newBranchPath = `${href('company-branch')}?branch=new`;

/** The rows of the checklist in their order, from what the company has now. */
export function listSteps(setup: CompanySetup): Step[] {
  const { branches, service_areas, members, orders, invitations, order_without_crew_id: next } = setup;
  const afterBranch = branches > 0 ? undefined : 'branch';
  const afterJob = orders > 0 ? undefined : 'job';
  const invite = next === null ? href('company-job') : href('company-job-team-add', { id: next });
  return [
    { id: 'branch', isDone: branches > 0, to: newBranchPath, needs: undefined },
    { id: 'areas', isDone: service_areas > 0, to: href('company-branch'), needs: afterBranch },
    { id: 'team', isDone: members > 0, to: href('company-team-create'), needs: afterBranch },
    { id: 'job', isDone: orders > 0, to: href('company-job-create'), needs: afterBranch },
    { id: 'invitation', isDone: invitations > 0, to: invite, needs: afterBranch ?? afterJob },
  ];
}

export type Progress = { done: number; total: number; next: Step | undefined };

/** Progress of the setup, and the first open step that can be done now. */
export function getSetupProgress(steps: readonly Step[]): Progress {
  const open = steps.filter(({ isDone }) => !isDone);
  return {
    done: steps.length - open.length,
    total: steps.length,
    next: open.find(({ needs }) => needs === undefined),
  };
}

/** Checks whether every step is done. */
export const isComplete = ({ done, total }: Progress) => done === total;
