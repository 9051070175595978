import { namePerson } from '#domain/people/personName';
import { getMemberRights } from '#domain/people/rights';
import { useId, useState } from 'react';
import type { Branch, EmployeeDetail } from '#generated/model';
import { useSaving } from '#platform/forms/useSaving';
import { serverDate } from '#platform/lib/time/serverClock';
import { todayIn } from '#platform/lib/time/zonedTimes';
import { href } from '#platform/routing/links/href';
import { useNavigateIfHere } from '#platform/routing/links/useNavigateIfHere';
import { useUserType } from '#platform/session/useSession';
import { showToast } from '#platform/ui/messages/toasts';
import { PlanFullNotice, PlanLimitNotice } from '../../billing';
import { useAddMember } from '../api';
import { toMemberCreateRequest, createEmptyMember, type MemberValues } from '../model/memberValues';

import { AlreadyRegistered } from './AlreadyRegistered';
import { MemberForm } from './MemberForm';
import { memberTexts as texts } from './texts';
import { useKnownPerson } from './useKnownPerson';

/** Adds a new member. An existing helper is invited instead, because they own their account. */
export function NewMember({ branch }: { branch: Branch }) {
  const id = useId();
  const navigate = useNavigateIfHere();
  const [start] = useState(() => ({
    values: createEmptyMember(branch.id),
    today: todayIn(branch.timezone, serverDate()),
  }));
  const rights = getMemberRights(useUserType());
  const saving = useSaving<EmployeeDetail>();
  const known = useKnownPerson(id);
  const { mutateAsync } = useAddMember(branch.id, saving.onProgress);
  const save = async (typed: MemberValues) => {
    if (known.isInvited(typed.email)) return;
    try {
      await saving.run(() => mutateAsync(toMemberCreateRequest(typed)));
    } catch (error) {
      known.note(error, typed.email);
      throw error;
    }
  };
  const done = (typed: MemberValues) => {
    const member = saving.saved();
    if (member) showToast({ message: texts.created(namePerson(typed)), intent: 'success' });
    navigate(href(member ? 'company-team' : 'company-team-requested'));
  };
  return (
    <MemberForm
      id={id}
      name={texts.newName}
      initialValues={start.values}
      isNew
      rights={rights}
      today={start.today}
      draft={`member-new-${branch.id}`}
      sent={saving.sent}
      saveLabel={texts.create}
      onSave={save}
      onSaved={done}
      onCancel={() => navigate(href('company-team'))}
      notice={
        saving.refusal ? (
          <PlanLimitNotice {...saving.refusal} returnTo={href('company-team-create')} />
        ) : (
          <PlanFullNotice limit="members" returnTo={href('company-team-create')} />
        )
      }
      underEmail={
        known.person && <AlreadyRegistered branchId={branch.id} {...known.person} onInvited={known.invited} />
      }
    />
  );
}
