import { namePerson } from '#domain/people/personName';
import { memo } from 'react';
import { jobLabels } from '../../orders';
import { useLanguage } from '#platform/language/useLanguage';
import type { Candidate, CandidateAvailability } from '#generated/model';
import { FavoriteName, formatMilesAway, gradeScore, listPersonFacts, noFact, PersonRow } from '../../people';
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
  const name = namePerson(candidate);
  const shown = listShown(candidate);
  const notes = (withReasons ? listNotes : listWarningNotes)(candidate, pick?.reason);
  return (
    <PersonRow
      name={name}
      photoUrl={candidate.avatar_url}
      title={candidate.is_favorite ? <FavoriteName name={name} /> : name}
      positions={{ codes: candidate.positions, names: jobLabels.position }}
      facts={listCandidateFacts(candidate)}
      status={
        candidate.availability !== null &&
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

/** A candidate in columns. */
export function listCandidateFacts(candidate: Candidate) {
  const score = candidate.fit?.score;
  return listPersonFacts(
    candidate,
    score === undefined ? noFact : { shown: score, long: crewTexts.fit(score), grade: gradeScore(score) },
  );
}

/** Reasons that the columns show already. */
function listShown({ distance_miles, rating_avg, rating_count }: Candidate): string[] {
  return [
    ...(distance_miles === null ? [] : [formatMilesAway({ distance_miles })]),
    ...(rating_avg === null || rating_count === null
      ? []
      : [crewTexts.ratingLong(rating_avg.toFixed(1), rating_count)]),
  ];
}

/** Compares texts of the provider, whose spaces may be others. */
const isSame = (text: string, other: string) => text.replaceAll(/\s/g, ' ') === other.replaceAll(/\s/g, ' ');
