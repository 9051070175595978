import { memo } from 'react';
import { jobLabels } from '../../orders';
import { useLanguage } from '#platform/language/useLanguage';
import { fullName } from '#platform/lib/text';
import type { Candidate, CandidateAvailability } from '#generated/model';
import { formatNumber } from '#platform/lib/text';
import { formatRate } from '#platform/lib/money';
import { FavoriteName, gradeScore, type PersonFact, PersonRow } from '../../people';
import { Stars } from '#platform/ui/data/Stars';
import { AvailabilityChip } from '../candidates/AvailabilityChip';
import { CandidateAction, type CandidateActionProps } from './CandidateAction';
import { listNotes } from '../candidates/candidateNotes';
import type { Choice } from '../picks';
import { crewTexts } from '../texts';

export type CandidateRowProps = Omit<CandidateActionProps, 'isPicked'> & {
  choice: Choice | undefined;
  /** The heading above shows it already. */
  groupAvailability: CandidateAvailability;
  /** Shows why they fit; otherwise only what speaks against them. */
  withReasons: boolean;
};

/** One candidate: facts, conflicts and one action. */
export const CandidateRow = memo(function CandidateRow(props: CandidateRowProps) {
  useLanguage();
  const { candidate, choice, groupAvailability, withReasons, hasPlace, actions, onOverride } = props;
  const name = fullName(candidate);
  const facts = listFacts(candidate);
  const said = listSaid(candidate);
  const notes = listNotes(candidate, choice?.reason).filter(({ text }) => !said.some((each) => isSame(text, each)));
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
      notes={withReasons ? notes : notes.filter(({ tone }) => tone !== 'for')}
      action={
        <CandidateAction
          candidate={candidate}
          isPicked={choice !== undefined}
          hasPlace={hasPlace}
          actions={actions}
          onOverride={onOverride}
        />
      }
      isChosen={choice !== undefined}
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

/** Reasons that the facts show already. */
function listSaid({ distance_miles, rating_avg, rating_count }: Candidate): string[] {
  const rating = rating_avg === null ? [] : [crewTexts.ratingLong(rating_avg.toFixed(1), rating_count)];
  return [crewTexts.milesLong(formatNumber(distance_miles, 0)), ...rating];
}

/** Compares texts of the provider, whose spaces may be others. */
const isSame = (text: string, other: string) => text.replaceAll(/\s/g, ' ') === other.replaceAll(/\s/g, ' ');
