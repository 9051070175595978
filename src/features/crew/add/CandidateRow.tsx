import { memo } from 'react';
import { jobLabels } from '../../orders';
import { useLanguage } from '#platform/language/useLanguage';
import { fullName } from '#platform/lib/text';
import type { Candidate, CandidateAvailability } from '#generated/model';
import { formatNumber } from '#platform/lib/text';
import { formatRate } from '#platform/lib/money';
import { FavoriteName, gradeScore, type PersonFact, PersonRow } from '../../people';
import { Stars } from '#platform/ui/data/Stars';
import { AvailabilityChip } from '../parts/AvailabilityChip';
import { CandidateAction, type CandidateActionProps } from './CandidateAction';
import { listNotes, listWarningNotes } from '../model/candidateNotes';
import type { PickedPerson } from '../model/picks';
import { crewTexts } from '../texts';

export type CandidateRowProps = Omit<CandidateActionProps, 'isPicked'> & {
  pick: PickedPerson | undefined;
  /** The heading above shows it already. */
  groupAvailability: CandidateAvailability;
  /** Shows why they fit; otherwise only what speaks against them. */
  withReasons: boolean;
};

/** One candidate: facts, conflicts and one action. */
export const CandidateRow = memo(function CandidateRow(props: CandidateRowProps) {
  useLanguage();
  const { candidate, pick, groupAvailability, withReasons, hasOpenSlot, actions, onOverride } = props;
  const name = fullName(candidate);
  const facts = listFacts(candidate);
  const shown = listShown(candidate);
  const notes = (withReasons ? listNotes : listWarningNotes)(candidate, pick?.reason);
  return (
    <PersonRow
      name={name}
      photoUrl={candidate.avatar_url}
      title={candidate.is_favorite ? <FavoriteName name={name} /> : name}
      positions={{ codes: candidate.positions, names: jobLabels.position }}
      facts={facts}
      status={
        candidate.availability !== groupAvailability && <AvailabilityChip availability={candidate.availability} />
      }
      notes={notes.filter(({ text }) => !shown.some((each) => isSame(text, each)))}
      action={
        <CandidateAction
          candidate={candidate}
          isPicked={pick !== undefined}
          hasOpenSlot={hasOpenSlot}
          actions={actions}
          onOverride={onOverride}
        />
      }
      isChosen={pick !== undefined}
    />
  );
});

function listFacts(candidate: Candidate): Record<keyof typeof crewTexts.head, PersonFact> {
  const { fit, distance_miles, hours_this_week, hourly_rate } = candidate;
  const miles = formatNumber(distance_miles, 0);
  const hours = formatNumber(hours_this_week);
  return {
    fit: { shown: fit.score, long: crewTexts.fit(fit.score), grade: gradeScore(fit.score) },
    distance: { shown: crewTexts.miles(miles), long: crewTexts.milesLong(miles) },
    week: { shown: crewTexts.week(hours), long: crewTexts.weekLong(hours) },
    rating: { shown: <Stars of={candidate} /> },
    rate: { shown: formatRate(hourly_rate) },
  };
}

/** Reasons that the columns show already. */
function listShown({ distance_miles, rating_avg, rating_count }: Candidate): string[] {
  const rating = rating_avg === null ? [] : [crewTexts.ratingLong(rating_avg.toFixed(1), rating_count)];
  return [crewTexts.milesLong(formatNumber(distance_miles, 0)), ...rating];
}

/** Compares texts of the provider, whose spaces may be others. */
const isSame = (text: string, other: string) => text.replaceAll(/\s/g, ' ') === other.replaceAll(/\s/g, ' ');
