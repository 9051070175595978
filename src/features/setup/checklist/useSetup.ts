import { can } from '#domain/people/rights';
import type { CompanySetup, SignUpFacts } from '#generated/model';
import { useFeature } from '#platform/provider/useFeature';
import { useUserType } from '#platform/session/useSession';
import { useCompanySetup } from '../api';
import { getSetupProgress, isComplete, listSteps, type Progress } from '../model/steps';

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
