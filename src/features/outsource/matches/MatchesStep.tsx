import type { Branch } from '#generated/model';
import { useDerivedValue } from '#platform/forms/formValues';
import { useSettled } from '#platform/ui/useSettled';
import { LoadFailed } from '#platform/ui/feedback/LoadFailed';
import { EmptyState } from '#platform/ui/feedback/EmptyState';
import { isPlanLimit } from '#platform/http/failures';
import { PlanLimitNotice } from '../../billing';
import { PeoplePanel, PeopleSkeleton } from '../../people';
import { useCallback } from 'react';
import { type OfferValues, offerField, toMatchRequest } from '../create/offerValues';
import { useMatches } from '../createApi';
import { HowMatchingWorks } from './HowMatchingWorks';
import { MatchList } from './MatchList';
import styles from './matches.module.css';
import { NotShownPeople } from './NotShownPeople';
import { TermSliders } from './TermSliders';
import { matchesTexts as texts } from './texts';

type MatchesStepProps = { branch: Branch; orderId: number | null; initial: OfferValues; ownPath: string };

/** Milliseconds without a change before the terms count, because a slider changes them at every step. */
const settleMs = 250;

/** Matching people, excluded people with reasons, and the effect of another rate or radius. */
export function MatchesStep({ branch, orderId, initial, ownPath }: MatchesStepProps) {
  const derive = useCallback(
    (values: Partial<OfferValues>) => toMatchRequest({ ...initial, ...values }, branch.id, orderId),
    [branch.id, orderId, initial],
  );
  const request = useSettled(useDerivedValue(offerField.root, derive), settleMs);
  const matches = useMatches(request);
  if (isPlanLimit(matches.error)) {
    return <PlanLimitNotice text={matches.error.message} limit={matches.error.errors.plan?.[0]} returnTo={ownPath} />;
  }
  const { data } = matches;
  return (
    <div className={styles.columns}>
      <div className={styles.people} aria-busy={matches.isFetching}>
        {data ? (
          <>
            {data.matches.length > 0 ? (
              <MatchList matches={data} />
            ) : (
              <EmptyState title={texts.noneTitle} text={texts.none} />
            )}
            <NotShownPeople groups={data.not_shown} timezone={branch.timezone} />
          </>
        ) : matches.isError ? (
          <LoadFailed query={matches} text={texts.failed} />
        ) : (
          <PeoplePanel label={texts.loading}>
            <PeopleSkeleton />
          </PeoplePanel>
        )}
      </div>
      <aside className={styles.aside}>
        <TermSliders previews={data?.previews ?? []} />
        <HowMatchingWorks />
      </aside>
    </div>
  );
}
