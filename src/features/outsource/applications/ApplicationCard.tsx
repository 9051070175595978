import { can } from '#domain/people/rights';
import type { OfferApplication } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import { formatPhone } from '#platform/lib/phone';
import { useUserType } from '#platform/session/useSession';
import { classes } from '#platform/ui/classes';
import { Stars } from '#platform/ui/data/Stars';
import { Callout } from '#platform/ui/feedback/Callout';
import { PhoneIcon } from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { Columns, Muted, Row, Stack, Text } from '#platform/ui/layout/Layout';
import { getGlowClass } from '#platform/ui/lists/glow';
import { jobLabels } from '../../jobs/orders';
import { Person, PersonNotes } from '../../team/people';
import { FitScore, type EquipmentNames, listFitNotes } from '../fit/FitScore';
import type { Answers } from './answer/useApplicationAnswers';
import { describeConflict, describeRate, describeState, nameApplicant } from './describeApplication';
import { applicationTexts as texts } from './texts';
import styles from './applications.module.css';

export type Selecting = { isSelected: boolean; onToggle: () => void };

type Props = {
  application: OfferApplication;
  now: Date;
  zone: string;
  turn: number;
  names: EquipmentNames;
  answers: Answers;
  /** Only where several can be answered together. */
  selecting?: Selecting | undefined;
};

/** One person who was notified: fit, rate, reasons, and the answers that are possible. */
export function ApplicationCard({ application, now, zone, turn, names, answers, selecting }: Props) {
  const { fit } = application;
  const name = nameApplicant(application);
  return (
    <Columns
      as="article"
      align="center"
      gap={4}
      rowGap={2}
      isCard
      className={classes(styles.card, selecting?.isSelected === true && styles.selected, getGlowClass(turn))}
      aria-label={name}
    >
      <Row gap={2} className={styles.score}>
        {selecting && <SelectBox name={name} selecting={selecting} />}
        {fit && <FitScore score={fit.score} />}
      </Row>
      <Text as="div" canShrink className={styles.who}>
        <Applicant application={application} />
      </Text>
      <Rate application={application} />
      <Row gap={2} align="stretch" justify="end" isWrapping className={styles.cardActions}>
        <Actions application={application} answers={answers} />
      </Row>
      <More application={application} now={now} zone={zone} names={names} />
    </Columns>
  );
}

function Applicant({ application }: { application: OfferApplication }) {
  const { person, position } = application;
  return (
    <Person
      name={nameApplicant(application)}
      photoUrl={person?.avatar_url ?? null}
      positions={{ codes: position === null ? [] : [position], names: jobLabels.position }}
      beside={person && <Stars of={person} />}
    >
      <Facts application={application} />
    </Person>
  );
}

/** Reasons for the fit, their note, what is in the way, and the latest event. */
function More({ application, now, zone, names }: Pick<Props, 'application' | 'now' | 'zone' | 'names'>) {
  const { fit, note } = application;
  const state = describeState(application, now, zone);
  return (
    <Stack canShrink gap={2} className={styles.more}>
      {fit && <PersonNotes notes={listFitNotes(fit, names)} />}
      {note !== null && note !== '' && (
        <blockquote className={styles.note} aria-label={texts.noteFrom(nameApplicant(application))}>
          {note}
        </blockquote>
      )}
      <ConflictNote application={application} />
      {state !== '' && <Muted size={12}>{state}</Muted>}
    </Stack>
  );
}

function SelectBox({ name, selecting: { isSelected, onToggle } }: { name: string; selecting: Selecting }) {
  return (
    <Row as="label" isInline justify="center" className={styles.box}>
      <input type="checkbox" aria-label={texts.select(name)} checked={isSelected} onChange={onToggle} />
    </Row>
  );
}

function Facts({ application: { person, as_helper } }: { application: OfferApplication }) {
  const facts = [as_helper && texts.positionAsHelper, person?.city].filter((fact) => typeof fact === 'string');
  return (
    <Muted as="span" size={13} isNumeric>
      {facts.join(' · ')}
    </Muted>
  );
}

function Rate({ application }: { application: OfferApplication }) {
  const described = describeRate(application);
  if (!described) return <Text as="div" isNumeric className={styles.rate} />;
  const { rate, difference, isOver } = described;
  return (
    <Text as="div" isNumeric className={styles.rate}>
      <Text weight="medium">{rate}</Text>
      <Text size={13} tone={isOver ? 'warning' : 'secondary'}>
        {difference}
      </Text>
    </Text>
  );
}

/** Reason accepting would be refused now, or another job of someone who was accepted. */
function ConflictNote({ application }: { application: OfferApplication }) {
  const { conflict } = application;
  if (conflict === null) return null;
  return (
    <Callout intent="danger" title={describeConflict(application)}>
      {conflict.text}
    </Callout>
  );
}

type ActionProps = { application: OfferApplication; answers: Answers };

function Actions({ application, answers }: ActionProps) {
  const { actions, status, person } = application;
  const phone = person?.phone ?? null;
  const name = nameApplicant(application);
  const isBusy = answers.busy.has(application.id);
  const isAccepted = status === InvitationStatus.accepted;
  return (
    <>
      {phone !== null && isAccepted && (
        <Button
          variant="outline"
          icon={<PhoneIcon />}
          aria-label={texts.call(formatPhone(phone, 'list'))}
          href={`tel:+1${phone}`}
        >
          {formatPhone(phone, 'list')}
        </Button>
      )}
      <AcceptButton application={application} answers={answers} />
      {actions.includes('reject') && (
        <Button
          variant="outline"
          disabled={isBusy}
          aria-label={texts.declineName(name)}
          onClick={() => answers.ask({ kind: 'decline', applications: [application] })}
        >
          {texts.decline}
        </Button>
      )}
      {actions.includes('cancel') && isAccepted && (
        <Button
          variant="outline"
          loading={isBusy}
          aria-label={texts.cancelName(name)}
          onClick={() => answers.ask({ kind: 'cancel', application })}
        >
          {texts.cancel}
        </Button>
      )}
    </>
  );
}

/** Owners and managers may accept someone who became busy, with a reason. */
export function AcceptButton({ application, answers }: ActionProps) {
  const canOverride = can(useUserType(), 'overrideConflict');
  const name = nameApplicant(application);
  const isBusy = answers.busy.has(application.id);
  if (application.actions.includes('accept')) {
    return (
      <Button
        intent="primary"
        loading={isBusy}
        aria-label={texts.acceptName(name)}
        onClick={() => answers.accept(application)}
      >
        {texts.accept}
      </Button>
    );
  }
  if (!canOverride || !isBlockedByOtherJob(application)) return null;
  return (
    <Button
      variant="outline"
      loading={isBusy}
      aria-label={texts.acceptAnywayName(name)}
      onClick={() => answers.ask({ kind: 'override', application })}
    >
      {texts.acceptAnyway}
    </Button>
  );
}

/** Waits for an answer, and only another job is in the way. */
function isBlockedByOtherJob({ actions, conflict }: OfferApplication): boolean {
  return actions.includes('reject') && conflict?.code === 'hard_conflict';
}
