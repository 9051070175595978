import type { EmployeeDetail } from '../../../generated/model';
import { useVersionedSave } from '../../../platform/forms/merge/useVersionedSave';
import { useSaving } from '../../../platform/forms/useSaving';
import { useFreshMember, useSaveMember } from '../api';
import { type MemberValues, updateMemberRequest } from '../model/memberValues';
import { memberTexts as texts } from './texts';

/** Saves what was changed of a member. */
export function useMemberEdit(member: EmployeeDetail, initialValues: MemberValues, branchId: number, formId: string) {
  const { run, ...saving } = useSaving<EmployeeDetail>();
  const { mutateAsync } = useSaveMember(branchId, member.id, saving.onProgress);
  const loadFresh = useFreshMember(member.id);
  const versioned = useVersionedSave({
    entity: member,
    idName: 'id',
    changedBy: () => '',
    initialValues,
    formId,
    loadFresh,
    texts: { gone: texts.gone, draftStale: () => texts.draftStale },
  });
  const send = (values: MemberValues, base: EmployeeDetail) =>
    run(() => mutateAsync({ change: updateMemberRequest(values, base), photo: values.avatar }));
  return {
    ...versioned,
    refusal: saving.refusal,
    sent: saving.sent,
    saved: saving.saved,
    save: (values: MemberValues) => versioned.save(values, (base) => send(values, base)),
  };
}
