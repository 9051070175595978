import { useId, useState } from 'react';
import { namePerson } from '#domain/people/personName';
import type { Employee, NextJob } from '#generated/model';
import { ActiveStatus } from '#generated/model/codes';
import { nameStatus } from '#platform/lib/codes';
import { formatDay } from '#platform/lib/time/dates';
import { zonedTime } from '#platform/lib/time/zonedTimes';
import { Button } from '#platform/ui/inputs/Button';
import { LabelledSwitch } from '#platform/ui/inputs/LabelledSwitch';
import { showToast } from '#platform/ui/messages/toasts';
import { Modal } from '#platform/ui/overlays/Modal';
import { UpgradeWay } from '../../../billing';
import { hasId } from '#domain/ids';
import { useChangeTerms } from '../../api';
import { getReadVersion } from '../../model/knownMember';
import { useMemberBranch } from '../../useMemberBranch';
import styles from './StatusSwitch.module.css';
import { listTexts } from '../texts';
import { isWithoutData } from '#platform/http/answers/withoutData';
import { isPlanLimit } from '#platform/http/failures';
import { href } from '#platform/routing/links/href';
import { getTermsError } from './termsFailure';

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
  if (member.status === null) return <p className={styles.status} />;
  // Another provider may have more statuses than the two of the switch.
  if (!knownStatuses.includes(member.status))
    return <p className={styles.status}>{nameStatus<number>({}, member.status)}</p>;
  return (
    <div className={styles.status}>
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
    </div>
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
    <p className={styles.refusal} role="status">
      <span>{getTermsError(error)}</span>
      {isLimit && <UpgradeWay limit="members" returnTo={href('company-team')} />}
    </p>
  );
}
