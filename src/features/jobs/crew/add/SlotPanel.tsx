import { type ReactNode, useId } from 'react';
import { isOpenInvitation } from '#domain/orders/statuses';
import { namePerson } from '#domain/people/personName';
import type { Candidate, Crew, CrewMember, CrewSlot, PositionCode } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import { useChangeValue } from '#platform/forms/formValues';
import { Select } from '#platform/ui/choices/Select';
import { classes } from '#platform/ui/classes';
import { Avatar } from '#platform/ui/data/Avatar';
import { ChevronDownIcon, ChevronUpIcon, SmallCrossIcon } from '#platform/ui/icons';
import { Button, IconButton } from '#platform/ui/inputs/Button';
import { Muted, Row, Stack, Text } from '#platform/ui/layout/Layout';
import { useMobile } from '#platform/ui/layout/useMobile';
import { getGlowClass } from '#platform/ui/lists/glow';
import { PositionIcon } from '../../../team/people';
import { countCrew, jobLabels } from '../../orders';
import {
  listPositions,
  type Picks,
  type PickedPerson,
  type PositionLine,
  toEmployeeId,
  crewField,
  fillsSlot,
  listOpenPositions,
  toPickKey,
} from '../model/picks';
import { SlotRing, UsualRate, RateField } from '../parts/crewParts';
import { crewTexts } from '../texts';
import type { PickActions } from './usePicks';
import styles from './add.module.css';

type Props = {
  crew: Crew;
  candidates: readonly Candidate[];
  picks: Picks;
  changedIds: ReadonlySet<number>;
  actions: PickActions;
  /** True if they are open on a phone. */
  open: boolean;
  onOpen: (open: boolean) => void;
  /** Content below the slots. */
  children?: ReactNode;
};

/** The slots of the job and who fills them; on a phone a strip above the candidates that opens. */
export function SlotPanel({ crew, candidates, picks, changedIds, actions, open, onOpen, children }: Props) {
  const isMobile = useMobile();
  const bodyId = useId();
  const members = crew.members.filter(isOpenInvitation);
  const lines = listPositions({ slots: crew.slots, members }, picks);
  const pending = crew.slots.reduce((sum, slot) => sum + slot.pending, 0);
  const counts = crewTexts.slotCounts(...countCrew(crew), pending, Object.keys(picks).length);
  const title = crew.slots.length > 0 ? crewTexts.slots : crewTexts.crew;
  return (
    <Text as="section" isCard aria-label={title}>
      <Row gap={3} justify="between" className={styles.head}>
        <div>
          <Text as="h2" size={16}>
            {title}
          </Text>
          {counts !== '' && <Muted size={13}>{counts}</Muted>}
        </div>
        {isMobile && (
          <Button
            variant="quiet"
            aria-expanded={open}
            aria-controls={bodyId}
            endIcon={open ? <ChevronUpIcon /> : <ChevronDownIcon />}
            onClick={() => onOpen(!open)}
          >
            {(open ? crewTexts.hide : crewTexts.show)(title)}
          </Button>
        )}
      </Row>
      <Stack gap={4} id={bodyId} className={styles.body} hidden={isMobile && !open}>
        {lines.map((line) => (
          <SlotLine
            key={line.position}
            line={line}
            members={members.filter((member) => member.position === line.position)}
            candidates={candidates}
            picks={picks}
            changedIds={changedIds}
            slots={crew.slots}
            actions={actions}
          />
        ))}
        {children}
      </Stack>
    </Text>
  );
}

type SlotLineProps = {
  line: PositionLine;
  members: readonly CrewMember[];
  candidates: readonly Candidate[];
  picks: Picks;
  changedIds: ReadonlySet<number>;
  slots: readonly CrewSlot[];
  actions: PickActions;
};

/** One position: accepted, invited and picked people, and open slots. */
function SlotLine({ line, members, candidates, picks, changedIds, slots, actions }: SlotLineProps) {
  const { position, slot } = line;
  const picked = Object.entries(picks).filter(([, pick]) => pick.position === position);
  const sorted = members.toSorted((one, other) => (other.status ?? 0) - (one.status ?? 0));
  return (
    <Text
      as="section"
      isDivided
      className={styles.line}
      aria-label={position === null ? crewTexts.crew : jobLabels.position[position]}
    >
      {position !== null && (
        <Row as="h3" gap={2} isWrapping size={14}>
          <PositionIcon code={position} />
          {jobLabels.position[position]}
          {slot && (
            <Muted isAtEnd as="span" size={13} weight="regular" isNumeric>
              {crewTexts.slotsAccepted(slot.accepted, slot.required)}
            </Muted>
          )}
        </Row>
      )}
      <Stack as="ul" gap={1} above={2}>
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
          <Row isTarget as="li" gap={3} key={index} className={styles.person}>
            <SlotRing edge="open" size={28} />
            <Muted as="span" size={13}>
              {crewTexts.openSlot}
            </Muted>
          </Row>
        ))}
      </Stack>
      {slot && slot.taken > slot.required && (
        <Muted size={13} above={2}>
          {crewTexts.moreThanNeeded(slot.taken - slot.required)}
        </Muted>
      )}
    </Text>
  );
}

function Member({ member, changed }: { member: CrewMember; changed: boolean }) {
  const { status } = member;
  const hasAccepted = status === InvitationStatus.accepted;
  const name = namePerson(member);
  return (
    <Row isTarget as="li" gap={3} className={classes(styles.person, getGlowClass(changed ? 1 : 0))}>
      <SlotRing edge={hasAccepted ? 'accepted' : status === null ? 'none' : 'waiting'} size={28}>
        <Avatar name={name} photoUrl={member.avatar_url} size={28} />
      </SlotRing>
      <Stack as="span" canShrink isFilling className={styles.words}>
        <Text as="span" weight="medium" isBreaking>
          {name}
        </Text>
        {status !== null && (
          <Muted as="span" size={13}>
            {hasAccepted ? crewTexts.accepted : crewTexts.pending}
          </Muted>
        )}
      </Stack>
    </Row>
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
    <Row isTarget isWrapping as="li" gap={3} className={classes(styles.person, styles.isPicked)}>
      <SlotRing edge="none" size={28}>
        {candidate && <Avatar name={name} photoUrl={candidate.avatar_url} size={28} />}
      </SlotRing>
      <Stack as="span" canShrink isFilling className={styles.words}>
        <Text as="span" weight="medium" isBreaking>
          {name}
        </Text>
        <Muted as="span" size={13}>
          {crewTexts.picked}
        </Muted>
      </Stack>
      <IconButton size="small" icon={<SmallCrossIcon />} label={crewTexts.unpick(name)} onClick={onUnpick} />
      {candidate && (
        <div className={styles.editor} data-pick={candidate.employee_id}>
          <PickEditor candidate={candidate} pick={pick} slots={slots} onMove={move} />
        </div>
      )}
    </Row>
  );
}

type PickEditorProps = {
  candidate: Candidate;
  pick: PickedPerson;
  slots: readonly CrewSlot[];
  onMove: (candidate: Candidate, position: PositionCode) => void;
};

/** Position and rate of a pick. */
function PickEditor({ candidate, pick, slots, onMove }: PickEditorProps) {
  const id = useId();
  const change = useChangeValue();
  const rateField = crewField(`picks.${toPickKey(candidate.employee_id)}.rate`);
  const positions = listOpenPositions(candidate.positions, slots).map((position) => ({
    id: position,
    name: jobLabels.position[position],
  }));
  const worksAsHelper = !fillsSlot(candidate.positions, pick.position);
  return (
    <Row
      gap={4}
      rowGap={3}
      align="stretch"
      isWrapping
      className={styles.candidateEditor}
      role="group"
      aria-label={crewTexts.terms(namePerson(candidate))}
    >
      {(positions.length > 1 || worksAsHelper) && (
        <Stack gap={1} className={styles.candidatePosition}>
          <label htmlFor={id}>{crewTexts.position}</label>
          <Select
            id={id}
            items={positions}
            value={pick.position}
            onChange={(_, item) => item && onMove(candidate, item.id)}
          />
          {worksAsHelper && <Muted size={13}>{crewTexts.asHelper}</Muted>}
        </Stack>
      )}
      <RateField name={rateField} />
      <UsualRate usual={candidate.hourly_rate} offered={pick.rate} onOffer={(rate) => change(rateField, rate)} />
    </Row>
  );
}
