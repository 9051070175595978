import type { Employee } from '#generated/model';
import { ActiveStatus } from '#generated/model/codes';
import { nameStatus } from '#platform/lib/codes';
import { LabelledSwitch } from '#platform/ui/inputs/LabelledSwitch';
import { UpgradeWay } from '../../../billing';
import { hasId } from '#domain/ids';
import { useChangeTerms } from '../../api';
import { getReadVersion, nameMember } from '../../model/knownMember';
import { useMemberBranch } from '../../useMemberBranch';
import styles from './StatusSwitch.module.css';
import { listTexts } from '../texts';
import { isPlanLimit } from '#platform/http/failures';
import { href } from '#platform/routing/links/href';
import { getTermsError } from './termsFailure';

const knownStatuses: readonly number[] = Object.values(ActiveStatus);

type Props = { member: Employee; canChange: boolean; reasonId: string | undefined };

/** Active or inactive. Shows the new status while it is sent, and the old one again if that fails. */
export function StatusSwitch({ member, canChange, reasonId }: Props) {
  const { mutate, isPending, variables, error } = useChangeTerms(useMemberBranch(member));
  const asked = isPending ? variables.data.status : undefined;
  const change = (isActive: boolean) => {
    if (!isPending)
      mutate({
        employeeId: member.id,
        data: { status: isActive ? ActiveStatus.active : ActiveStatus.inactive, ...getReadVersion(member) },
      });
  };
  if (member.status === null) return <p className={styles.status} />;
  // Another provider may have more statuses than the two of the switch.
  if (!knownStatuses.includes(member.status))
    return <p className={styles.status}>{nameStatus<number>({}, member.status)}</p>;
  return (
    <div className={styles.status}>
      <LabelledSwitch
        label={listTexts.statusLabel(nameMember(member))}
        checked={(asked ?? member.status) === ActiveStatus.active}
        disabled={!canChange || !hasId(member.id)}
        aria-describedby={reasonId}
        onChange={change}
      />
      <TermsRefusal error={error} />
    </div>
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
