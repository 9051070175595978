import { namePerson } from '#domain/people/personName';
import { jobLabels } from '../../orders';
import type { Candidate, CrewMember, CrewSlot } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import { Avatar } from '#platform/ui/data/Avatar';
import { classes } from '#platform/ui/classes';
import { getGlowClass } from '#platform/ui/lists/glow';
import { IconButton } from '#platform/ui/inputs/IconButton';
import { SmallCrossIcon } from '#platform/ui/icons';
import { PositionIcon } from '../../people';
import { type PickedPerson, type Picks, type PositionLine, toEmployeeId } from '../model/picks';
import { SlotRing } from '../parts/SlotRing';
import styles from './Slots.module.css';
import { crewTexts } from '../texts';
import { PickEditor } from './PickEditor';
import type { PickActions } from './usePicks';

type Props = {
  line: PositionLine;
  members: readonly CrewMember[];
  candidates: readonly Candidate[];
  picks: Picks;
  changedIds: ReadonlySet<number>;
  slots: readonly CrewSlot[];
  actions: PickActions;
};

/** One position: accepted, invited and picked people, and open slots. */
export function SlotLine({ line, members, candidates, picks, changedIds, slots, actions }: Props) {
  const { position, slot } = line;
  const picked = Object.entries(picks).filter(([, pick]) => pick.position === position);
  const sorted = members.toSorted((one, other) => (other.status ?? 0) - (one.status ?? 0));
  return (
    <section className={styles.line} aria-label={position === null ? crewTexts.crew : jobLabels.position[position]}>
      {position !== null && (
        <h3 className={styles.position}>
          <PositionIcon code={position} />
          {jobLabels.position[position]}
          {slot && <span className={styles.count}>{crewTexts.slotsAccepted(slot.accepted, slot.required)}</span>}
        </h3>
      )}
      <ul className={styles.people}>
        {sorted.map((member) => (
          <Member
            key={member.invitation_id ?? member.user_id}
            member={member}
            changed={member.invitation_id !== null && changedIds.has(member.invitation_id)}
          />
        ))}
        {picked.map(([key, pick]) => (
          <Picked
            key={key}
            candidate={candidates.find(({ employee_id }) => employee_id === toEmployeeId(key))}
            pick={pick}
            slots={slots}
            actions={actions}
            onUnpick={() => actions.unpick(toEmployeeId(key))}
          />
        ))}
        {Array.from({ length: slot?.open ?? 0 }, (_, index) => (
          <li key={index} className={styles.person}>
            <SlotRing edge="open" size={28} />
            <span className={styles.quiet}>{crewTexts.openSlot}</span>
          </li>
        ))}
      </ul>
      {slot && slot.taken > slot.required && (
        <p className={styles.note}>{crewTexts.moreThanNeeded(slot.taken - slot.required)}</p>
      )}
    </section>
  );
}

function Member({ member, changed }: { member: CrewMember; changed: boolean }) {
  const { status } = member;
  const hasAccepted = status === InvitationStatus.accepted;
  const name = namePerson(member);
  return (
    <li className={classes(styles.person, getGlowClass(changed ? 1 : 0))}>
      <SlotRing edge={hasAccepted ? 'accepted' : status === null ? 'none' : 'waiting'} size={28}>
        <Avatar name={name} photoUrl={member.avatar_url} size={28} />
      </SlotRing>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        {status !== null && (
          <span className={styles.quiet}>{hasAccepted ? crewTexts.accepted : crewTexts.pending}</span>
        )}
      </span>
    </li>
  );
}

type PickedProps = {
  candidate: Candidate | undefined;
  pick: PickedPerson;
  slots: readonly CrewSlot[];
  actions: PickActions;
  onUnpick: () => void;
};

/** A picked person with position and rate: here and not in the list, so that no row of the list moves. */
function Picked({ candidate, pick, slots, actions, onUnpick }: PickedProps) {
  const move: PickActions['move'] = (moved, position) => {
    actions.move(moved, position);
    // The person is now below another position; the focus follows.
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[data-pick="${moved.employee_id}"] select`)?.focus(),
    );
  };
  const name = namePerson(candidate ?? {});
  return (
    <li className={classes(styles.person, styles.isPicked)}>
      <SlotRing edge="none" size={28}>
        {candidate && <Avatar name={name} photoUrl={candidate.avatar_url} size={28} />}
      </SlotRing>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.quiet}>{crewTexts.picked}</span>
      </span>
      <IconButton size="small" icon={<SmallCrossIcon />} label={crewTexts.unpick(name)} onClick={onUnpick} />
      {candidate && (
        <div className={styles.editor} data-pick={candidate.employee_id}>
          <PickEditor candidate={candidate} pick={pick} slots={slots} onMove={move} />
        </div>
      )}
    </li>
  );
}
