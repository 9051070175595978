import { useId, useState } from 'react';
import { fullName } from '../../../platform/lib/text';
import type { Branch, EmployeeDetail } from '../../../generated/model';
import { serverDate } from '../../../platform/lib/serverClock';
import { todayIn } from '../../../platform/lib/zonedTimes';
import { href } from '../../../platform/routing/href';
import { useNavigate } from '../../../platform/routing/useLink';
import { useSession } from '../../../platform/session/useSession';
import { Callout } from '../../../platform/ui/feedback/Callout';
import { showToast } from '../../../platform/ui/messages/toasts';
import { PlanLimitNotice } from '../../billing';
import { memberValuesOf } from '../model/memberValues';
import { memberRightsOf } from '../model/rights';
import { MemberForm } from './MemberForm';
import { StaleDialog } from './StaleDialog';
import { memberTexts as texts } from './texts';
import { useSaveChange } from './useSaveChange';

type EditMemberProps = { member: EmployeeDetail; branch: Branch };

/** A member of the team in the form. What others do to them meanwhile is told, and settled when it is saved. */
export function EditMember({ member, branch }: EditMemberProps) {
  const id = useId();
  const navigate = useNavigate();
  const [start] = useState(() => ({ values: memberValuesOf(member), today: todayIn(branch.timezone, serverDate()) }));
  const rights = memberRightsOf(
    useSession(({ user }) => user?.type),
    member.is_manager,
  );
  const change = useSaveChange(member, branch.id, id);
  const done = () => {
    showToast({ message: texts.saved(fullName(change.saved() ?? member)), intent: 'success' });
    navigate(href('company-team'));
  };
  return (
    <MemberForm
      id={id}
      name={texts.editTitle(fullName(member))}
      initialValues={start.values}
      photoUrl={member.avatar_url}
      ownsProfile={member.owns_profile}
      emailLocked={member.email_locked ? texts.emailLocked(member.first_name) : undefined}
      rights={rights}
      today={start.today}
      draft={`member-${member.id}`}
      sent={change.sent}
      saveLabel={texts.save}
      onSave={change.save}
      onSaved={done}
      onCancel={() => navigate(href('company-team'))}
      notice={
        <>
          {change.refusal && (
            <PlanLimitNotice {...change.refusal} returnTo={href('company-team-edit', { id: member.id })} />
          )}
          {member.version > change.base.version && <Callout intent="info" title={texts.meanwhile} />}
          {change.stale && (
            <StaleDialog {...change.stale} base={change.base} onSave={change.saveOver} onClose={change.close} />
          )}
        </>
      }
    />
  );
}
