import { lazy, useEffect, useRef, useState, useId } from 'react';
import { namePerson } from '#domain/people/personName';
import type { Employee, NextJob } from '#generated/model';
import { ActiveStatus } from '#generated/model/codes';
import { isWithoutData } from '#platform/http/answers/withoutData';
import { isPlanLimit, isAnswered, isNotFound } from '#platform/http/failures';
import { hasId, nameStatus } from '#platform/lib/codes';
import { formatRate } from '#platform/lib/money';
import { formatDay } from '#platform/lib/time/dates';
import { zonedTime } from '#platform/lib/time/zonedTimes';
import { href } from '#platform/routing/links/href';
import { LazyBoundary } from '#platform/ui/boundaries/LazyBoundary';
import { EditIcon } from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { LabelledSwitch } from '#platform/ui/inputs/LabelledSwitch';
import { Stack, Text } from '#platform/ui/layout/Layout';
import { showToast } from '#platform/ui/messages/toasts';
import { Modal } from '#platform/ui/overlays/Modal';
import { UpgradeWay } from '../../billing';
import { useChangeTerms, useMemberBranch } from '../api';
import { getReadVersion } from '../model/memberValues';
import { listTexts } from './texts';
import styles from './MemberTerms.module.css';

const RateEditor = lazy(async () => ({ default: (await import('./RateEditor')).RateEditor }));

/** The hourly rate, editable in place for users who may change it. */
export function RateCell({ member, canPay }: { member: Employee; canPay: boolean }) {
  const [isEdited, setEdited] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasEdited = useRef(false);
  useEffect(() => {
    // Returns the focus to the button that opened the editor.
    if (wasEdited.current && !isEdited) button.current?.focus();
    wasEdited.current = isEdited;
  }, [isEdited]);
  const rate = member.hourly_rate === null ? undefined : formatRate(member.hourly_rate);
  const name = namePerson(member);
  if (!canPay || !hasId(member.id))
    return (
      <Text as="span" isNumeric className={styles.rate}>
        {rate}
      </Text>
    );
  const shown = (
    <button
      ref={button}
      type="button"
      className={styles.button}
      aria-label={rate === undefined ? listTexts.setRateOf(name) : listTexts.changeRate(name, rate)}
      onClick={() => setEdited(true)}
    >
      {rate ?? listTexts.setRate}
      <EditIcon size={12} />
    </button>
  );
  return (
    <Text as="div" isNumeric className={styles.rate}>
      {isEdited ? (
        <LazyBoundary failure="toast" loading={shown}>
          <RateEditor member={member} onClose={() => setEdited(false)} />
        </LazyBoundary>
      ) : (
        shown
      )}
    </Text>
  );
}

const knownStatuses: readonly number[] = Object.values(ActiveStatus);

type Props = { member: Employee; canChange: boolean; reasonId: string | undefined };

/**
 * Active or inactive. Shows the new status while it is sent, and the old one again if that fails. Asks before someone with
 * jobs ahead is made inactive; either change can be taken back.
 */
export function StatusSwitch({ member, canChange, reasonId }: Props) {
  const { mutate, isPending, variables, error } = useChangeTerms(useMemberBranch(member));
  const [isAsking, setAsking] = useState(false);
  const asked = isPending ? variables.data.status : undefined;
  const change = (read: Employee, status: ActiveStatus, isUndo = false) => {
    const name = namePerson(member);
    const message = (status === ActiveStatus.active ? listTexts.nowActive : listTexts.nowInactive)(name);
    const onSuccess = (changed: Employee) => {
      const undo = {
        text: listTexts.undo,
        onClick: () => change(isWithoutData(changed) ? { ...read, version: null } : changed, getOther(status), true),
      };
      showToast({ message, intent: 'success', about: `member-${read.id}`, ...(!isUndo && { action: undo }) });
    };
    mutate({ employeeId: read.id, data: { status, ...getReadVersion(read) } }, { onSuccess });
  };
  const press = (isActive: boolean) => {
    if (isPending) return;
    if (!isActive && member.next_job) setAsking(true);
    else change(member, isActive ? ActiveStatus.active : ActiveStatus.inactive);
  };
  if (member.status === null) return <Text canShrink className={styles.status} />;
  // Another provider may have more statuses than the two of the switch.
  if (!knownStatuses.includes(member.status))
    return (
      <Text canShrink className={styles.status}>
        {nameStatus<number>({}, member.status)}
      </Text>
    );
  return (
    <Text as="div" canShrink className={styles.status}>
      <LabelledSwitch
        label={listTexts.statusLabel(namePerson(member))}
        checked={(asked ?? member.status) === ActiveStatus.active}
        disabled={!canChange || !hasId(member.id)}
        aria-describedby={reasonId}
        onChange={press}
      />
      <TermsRefusal error={error} />
      {isAsking && member.next_job && (
        <DeactivateDialog
          name={namePerson(member)}
          job={member.next_job}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            change(member, ActiveStatus.inactive);
          }}
        />
      )}
    </Text>
  );
}

function getOther(status: ActiveStatus): ActiveStatus {
  return status === ActiveStatus.active ? ActiveStatus.inactive : ActiveStatus.active;
}

type DialogProps = { name: string; job: NextJob; onConfirm: () => void; onClose: () => void };

function DeactivateDialog({ name, job, onConfirm, onClose }: DialogProps) {
  const textId = useId();
  const { date } = zonedTime(job.starts_at, job.timezone);
  return (
    <Modal
      open
      kind="question"
      size="x-small"
      role="alertdialog"
      title={listTexts.deactivateTitle(name)}
      describedBy={textId}
      cancelLabel={listTexts.keepActive}
      onClose={onClose}
      actions={
        <Button intent="primary" onClick={onConfirm}>
          {listTexts.deactivate}
        </Button>
      }
    >
      <p id={textId}>{listTexts.deactivateText(`${job.number}, ${formatDay(date)}`)}</p>
    </Modal>
  );
}

/** Reason a rate or status change was refused. At a plan limit it names who can raise it. */
function TermsRefusal({ error }: { error: unknown }) {
  if (error === null) return null;
  const isLimit = isPlanLimit(error);
  return (
    <Stack as="p" tone="danger" size={12} className={styles.refusal} role="status">
      <span>{getTermsError(error)}</span>
      {isLimit && <UpgradeWay limit="members" returnTo={href('company-team')} />}
    </Stack>
  );
}

/** Reason a rate or status was not changed, as text to show next to it. */
export function getTermsError(error: unknown): string {
  if (!isAnswered(error)) return listTexts.noAnswer;
  if (isNotFound(error)) return listTexts.gone;
  return error.errors.hourly_rate?.[0] ?? error.message;
}
