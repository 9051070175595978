import { useState, memo } from 'react';
import { namePerson } from '#domain/people/personName';
import type { Candidate, CandidateAvailability, CrewSlot } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import { useLanguage } from '#platform/language/useLanguage';
import { PlusIcon, TickIcon } from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { Muted } from '#platform/ui/layout/Layout';
import {
  PeopleColumns,
  personHeads,
  FavoriteName,
  formatMilesAway,
  gradeScore,
  listPersonFacts,
  noFact,
  PersonRow,
} from '../../../team/people';
import { jobLabels } from '../../orders';
import { listNotes, listWarningNotes, findCandidateProblem } from '../model/candidateProblem';
import { type BranchCandidates, groupByAvailability } from '../model/candidates';
import { findOpenPosition, type Picks, toPickKey, type PickedPerson } from '../model/picks';
import { AvailabilityChip } from '../parts/crewParts';
import { OverrideDialog } from '../parts/OverrideDialog';
import { crewTexts, matchTexts } from '../texts';
import type { PickActions } from './usePicks';
import styles from './add.module.css';

type Props = {
  groups: readonly BranchCandidates[];
  /** Availability when the list was opened, by employee. */
  first: ReadonlyMap<number, CandidateAvailability>;
  /** Candidates whose reasons are shown next to the list, or in their row on a phone. */
  best: readonly Candidate[];
  slots: readonly CrewSlot[];
  picks: Picks;
  actions: PickActions;
  canOverride: boolean;
};

/** Candidates by branch and availability in aligned columns. A heading shows once what all below have in common. */
export function CandidateList({ groups, first, best, slots, picks, actions, canOverride }: Props) {
  const [overriding, setOverriding] = useState<Candidate>();
  const hasOpenSlot = ({ positions }: Candidate) => findOpenPosition(positions, slots, picks) !== undefined;
  const isGrayedOut = (each: Candidate) =>
    each.invitation_status === null && picks[toPickKey(each.employee_id)] === undefined && !hasOpenSlot(each);
  return (
    <>
      {groups.some(({ candidates }) => candidates.some(isGrayedOut)) && (
        <Muted size={13} className={styles.noSlot}>
          {matchTexts.noSlot}
        </Muted>
      )}
      <PeopleColumns
        heads={personHeads}
        rows={groups.flatMap(({ candidates }) => candidates.map(listCandidateFacts))}
      />
      {groups.map(({ name, candidates }, index) => (
        <section key={index} aria-label={nameGroup(name)}>
          {name !== null && (
            <Muted as="h3" size={13} weight="medium" className={styles.branch}>
              {nameGroup(name)}
            </Muted>
          )}
          {groupByAvailability(candidates, first).map((group) => (
            <div key={group.availability}>
              {group.availability !== null && (
                <Muted weight="medium" size={13} id={toGroupId(name, group.availability)} className={styles.group}>
                  {matchTexts.groups[group.availability]}
                </Muted>
              )}
              <ul {...labelGroup(name, group.availability)}>
                {group.candidates.map((candidate) => (
                  <CandidateRow
                    key={candidate.employee_id}
                    candidate={candidate}
                    pick={picks[toPickKey(candidate.employee_id)]}
                    groupAvailability={group.availability}
                    withReasons={best.includes(candidate)}
                    hasOpenSlot={hasOpenSlot(candidate)}
                    actions={actions}
                    onOverride={canOverride ? setOverriding : undefined}
                  />
                ))}
              </ul>
            </div>
          ))}
        </section>
      ))}
      {overriding && (
        <OverrideDialog
          candidate={overriding}
          onClose={() => setOverriding(undefined)}
          onReason={(reason) => {
            actions.pick(overriding, reason);
            setOverriding(undefined);
          }}
        />
      )}
    </>
  );
}

const nameGroup = (name: string | null) => (name ?? crewTexts.ownBranch) || crewTexts.otherBranches;

function labelGroup(branch: string | null, availability: CandidateAvailability) {
  return availability === null
    ? { 'aria-label': crewTexts.candidates }
    : { 'aria-labelledby': toGroupId(branch, availability) };
}

const toGroupId = (branch: string | null, availability: CandidateAvailability) =>
  `candidates-${(branch ?? '').replaceAll(/\s+/g, '-')}-${availability}`;

type CandidateRowProps = Omit<CandidateActionProps, 'isPicked'> & {
  pick: PickedPerson | undefined;
  /** The heading above shows it already. */
  groupAvailability: CandidateAvailability;
  /** Shows why they fit; otherwise only what speaks against them. */
  withReasons: boolean;
};

/** One candidate: facts, conflicts and one action. */
const CandidateRow = memo(function CandidateRow(props: CandidateRowProps) {
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
function listCandidateFacts(candidate: Candidate) {
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

type CandidateActionProps = {
  candidate: Candidate;
  isPicked: boolean;
  /** True if a position they can fill takes more invitations. */
  hasOpenSlot: boolean;
  actions: PickActions;
  onOverride: ((candidate: Candidate) => void) | undefined;
};

/** The one action for a candidate, or the reason there is none. */
function CandidateAction({ candidate, isPicked, hasOpenSlot, actions, onOverride }: CandidateActionProps) {
  const name = namePerson(candidate);
  if (isPicked) {
    return (
      <Button
        variant="outline"
        intent="primary"
        icon={<TickIcon />}
        aria-pressed
        aria-label={crewTexts.pickedName(name)}
        onClick={() => actions.unpick(candidate.employee_id)}
      >
        {crewTexts.picked}
      </Button>
    );
  }
  const problem = findCandidateProblem(candidate, { hasOpenSlot });
  if (problem === 'invited')
    return (
      <Muted as="span" size={13}>
        {crewTexts.pending}
      </Muted>
    );
  if (problem === 'accepted')
    return (
      <Muted as="span" size={13}>
        {crewTexts.accepted}
      </Muted>
    );
  // The note above the list has the reason.
  if (problem === 'noSlot')
    return (
      <Button disabled aria-label={crewTexts.pickName(name)}>
        {crewTexts.pick}
      </Button>
    );
  if (problem === 'busy') return <Override candidate={candidate} onOverride={onOverride} />;
  const isAgain = candidate.invitation_status === InvitationStatus.rejected;
  return (
    <Button
      icon={<PlusIcon />}
      aria-label={isAgain ? crewTexts.inviteAgainName(name) : crewTexts.pickName(name)}
      onClick={() => actions.pick(candidate)}
    >
      {isAgain ? crewTexts.inviteAgain : crewTexts.pick}
    </Button>
  );
}

function Override({ candidate, onOverride }: Pick<CandidateActionProps, 'candidate' | 'onOverride'>) {
  if (!onOverride)
    return (
      <Muted as="span" size={13}>
        {jobLabels.availability.busy}
      </Muted>
    );
  return (
    <Button
      variant="outline"
      intent="danger"
      aria-label={crewTexts.overrideName(namePerson(candidate))}
      onClick={() => onOverride(candidate)}
    >
      {crewTexts.override}
    </Button>
  );
}
