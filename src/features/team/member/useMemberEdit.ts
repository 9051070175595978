import type { EmployeeDetail } from '#generated/model';
import { useVersionedSave } from '#platform/forms/merge/useVersionedSave';
import { useSaving } from '#platform/forms/useSaving';
import { useFeature } from '#platform/provider/useFeature';
import { useFreshMember, useSaveMember } from '../api';
import { type MemberValues, toMemberUpdateRequest } from '../model/memberValues';
import { memberTexts as texts } from './texts';

/** Saves the changes to a member. */
export function useMemberEdit(member: EmployeeDetail, initialValues: MemberValues, branchId: number, formId: string) {
  const { run, ...saving } = useSaving<EmployeeDetail>();
  const hasPhoto = useFeature('memberPhoto');
  const { mutateAsync } = useSaveMember(branchId, member.id, saving.onProgress);
  const loadFresh = useFreshMember(member.id);
  const versioned = useVersionedSave({
    entity: member,
    idField: 'id',
    getEditor: () => '',
    initialValues,
    formId,
    loadFresh,
    texts: { gone: texts.gone, draftStale: () => texts.draftStale },
  });
  const send = (values: MemberValues, base: EmployeeDetail) =>
    run(() => mutateAsync({ change: toMemberUpdateRequest(values, base), photo: hasPhoto ? values.avatar : null }));
  return {
    ...versioned,
    refusal: saving.refusal,
    sent: saving.sent,
    save: (values: MemberValues) => versioned.save(values, (base) => send(values, base)),
  };
}
