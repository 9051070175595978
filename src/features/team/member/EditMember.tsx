import { callPerson, namePerson } from '#domain/people/personName';
import { getMemberRights } from '#domain/people/rights';
import { useId, useState } from 'react';
import { StaleDialog } from '#platform/forms/merge/StaleDialog';
import type { Branch, EmployeeDetail } from '#generated/model';
import { serverDate } from '#platform/lib/time/serverClock';
import { todayIn } from '#platform/lib/time/zonedTimes';
import { href } from '#platform/routing/links/href';
import { useCanLeave } from '#platform/routing/guards/useLeaveGuard';
import { useUserId, useUserType } from '#platform/session/useSession';
import { Callout } from '#platform/ui/feedback/Callout';
import { showToast } from '#platform/ui/messages/toasts';
import { PlanLimitNotice } from '../../billing';
import { memberMerge } from '../model/memberMerge';
import { type MemberValues, toMemberValues } from '../model/memberValues';
import { MemberForm } from './MemberForm';
import { getMemberFieldLabel, formatMemberValue } from './describeMember';
import { memberTexts as texts } from './texts';
import { useMemberEdit } from './useMemberEdit';

type EditMemberProps = {
  member: EmployeeDetail;
  branch: Branch;
  /** Called after saving, and when the user gives up. */
  onClose: () => void;
};

/** Edits a member. Changes by other users are shown, and merged when the form is saved. */
export function EditMember({ member, branch, onClose }: EditMemberProps) {
  const id = useId();
  const canLeave = useCanLeave();
  const [start] = useState(() => ({ values: toMemberValues(member), today: todayIn(branch.timezone, serverDate()) }));
  const rights = getMemberRights(useUserType(), member.is_manager, useUserId() === member.user_id);
  const edit = useMemberEdit(member, start.values, branch.id, id);
  const done = (typed: MemberValues) => {
    showToast({ message: texts.saved(namePerson(typed, namePerson(member))), intent: 'success' });
    onClose();
  };
  const cancel = async () => {
    if (await canLeave()) onClose();
  };
  return (
    <MemberForm
      id={id}
      name={texts.editTitle(namePerson(member))}
      initialValues={start.values}
      photoUrl={member.avatar_url}
      ownsProfile={member.owns_profile}
      emailLocked={member.email_locked ? texts.emailLocked(callPerson(member)) : undefined}
      rights={rights}
      today={start.today}
      draft={`member-${member.id}`}
      drafted={edit.drafted}
      sent={edit.sent}
      saveLabel={texts.save}
      onSave={edit.save}
      onSaved={done}
      onCancel={() => void cancel()}
      notice={
        <>
          {edit.refusal && (
            <PlanLimitNotice {...edit.refusal} returnTo={`${href('company-team-edit', { id: member.id })}?tab=edit`} />
          )}
          {edit.isOutdated && <Callout intent="info" title={texts.changedWhileEditing} />}
          {edit.stale && (
            <StaleDialog
              stale={edit.stale}
              base={edit.base}
              toValues={toMemberValues}
              rules={memberMerge}
              getLabel={getMemberFieldLabel}
              formatValue={formatMemberValue}
              onSave={edit.takeOver}
              onClose={edit.close}
            />
          )}
        </>
      }
    />
  );
}
