import { fullName } from '../../../platform/lib/text';
import type { Employee } from '../../../generated/model';
import { ActiveStatus } from '../../../generated/model/codes';
import { LabelledSwitch } from '../../../platform/ui/inputs/LabelledSwitch';
import { useChangeTerms } from '../api';
import styles from './StatusSwitch.module.css';
import { TermsRefusal } from './TermsRefusal';
import { listTexts } from './texts';

type Props = { member: Employee; mayChange: boolean; reasonId: string | undefined };

/** Active or not: shown as wished while it is sent, and back as it was when that fails. */
export function StatusSwitch({ member, mayChange, reasonId }: Props) {
  const { mutate, isPending, variables, error } = useChangeTerms(member.branch_id);
  const wished = isPending ? variables.data.status : undefined;
  const change = (isActive: boolean) => {
    if (!isPending)
      mutate({ employeeId: member.id, data: { status: isActive ? ActiveStatus.active : ActiveStatus.inactive } });
  };
  return (
    <div className={styles.status}>
      <LabelledSwitch
        label={listTexts.statusOf(fullName(member))}
        checked={(wished ?? member.status) === ActiveStatus.active}
        disabled={!mayChange}
        aria-describedby={reasonId}
        onChange={change}
      />
      <TermsRefusal error={error} />
    </div>
  );
}
