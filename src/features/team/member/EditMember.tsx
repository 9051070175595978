import { useId, useState } from 'react';
import { callPerson, namePerson } from '#domain/people/personName';
import { getMemberRights } from '#domain/people/rights';
import type { Branch, EmployeeDetail } from '#generated/model';
import type { MergeRules } from '#platform/forms/merge/mergeValues';
import { StaleDialog } from '#platform/forms/merge/StaleDialog';
import { useVersionedSave } from '#platform/forms/merge/useVersionedSave';
import { useSaving } from '#platform/forms/useSaving';
import { formatRate } from '#platform/lib/money';
import { formatPhone } from '#platform/lib/phone';
import { formatDateInput } from '#platform/lib/time/dates';
import { serverDate } from '#platform/lib/time/serverClock';
import { todayIn } from '#platform/lib/time/zonedTimes';
import { useFeature } from '#platform/provider/slice';
import { useCanLeave } from '#platform/routing/guards/leaveGuard';
import { href } from '#platform/routing/links/href';
import { useUserId, useUserType } from '#platform/session/useSession';
import { Callout } from '#platform/ui/feedback/Callout';
import { showToast } from '#platform/ui/messages/toasts';
import { PlanLimitNotice } from '../../billing';
import { useFreshMember, useSaveMember } from '../api';
import { labels } from '../labels';
import {
  type MemberValues,
  toMemberValues,
  type MemberField,
  toMemberUpdateRequest,
  getMemberContent,
  listMemberFields,
} from '../model/memberValues';
import { MemberForm } from './MemberForm';
import { memberTexts as texts } from './texts';

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

/** A field's label in its form. */
const getMemberFieldLabel = (name: MemberField): string => getLabels()[name];

/** A field's value as shown to the user. */
function formatMemberValue(name: MemberField, values: Partial<MemberValues>): string {
  const show = writers[name];
  return (show ? show(values) : String(values[name] ?? '')) || texts.nothing;
}

const getLabels = (): Record<MemberField, string> => ({
  first_name: texts.firstName,
  last_name: texts.lastName,
  email: texts.email,
  phone: texts.phone,
  positions: texts.positions,
  employment_type: texts.employment,
  hourly_rate: texts.rate,
  branch_ids: texts.branches,
  is_manager: texts.manager,
  start_date: texts.startDate,
  languages: texts.languages,
  license_class: texts.licenseClass,
  license_state: texts.licenseState,
  license_number_last4: texts.licenseLast4,
  license_expires_on: texts.licenseExpires,
  dot_medical_expires_on: texts.medical,
  emergency_name: texts.contactName,
  emergency_phone: texts.contactPhone,
  emergency_relation: texts.contactRelation,
  notes: texts.notes,
  status: texts.status,
});

const writers: Partial<Record<MemberField, (values: Partial<MemberValues>) => string>> = {
  phone: ({ phone = '' }) => formatPhone(phone, 'list'),
  emergency_phone: ({ emergency_phone = '' }) => formatPhone(emergency_phone, 'list'),
  positions: ({ positions = [] }) => positions.map((code) => labels.position[code]).join(', '),
  employment_type: ({ employment_type }) => (employment_type ? labels.employment[employment_type] : ''),
  hourly_rate: ({ hourly_rate }) => (typeof hourly_rate === 'number' ? formatRate(hourly_rate) : ''),
  branch_ids: ({ branch_ids = [] }) => texts.branchCount(branch_ids.length),
  is_manager: ({ is_manager }) => (is_manager ? texts.yes : texts.no),
  start_date: ({ start_date }) => formatDateInput(start_date ?? ''),
  languages: ({ languages = [] }) => languages.map((code) => labels.language[code]).join(', '),
  license_class: ({ license_class = 'none' }) => labels.licenseClass[license_class],
  license_expires_on: ({ license_expires_on }) => formatDateInput(license_expires_on ?? ''),
  dot_medical_expires_on: ({ dot_medical_expires_on }) => formatDateInput(dot_medical_expires_on ?? ''),
  status: ({ status }) => (status ? texts.active : texts.inactive),
};

/** Saves the changes to a member. */
function useMemberEdit(member: EmployeeDetail, initialValues: MemberValues, branchId: number, formId: string) {
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

/** Rules for merging two users' changes to one member. */
const memberMerge: MergeRules<MemberValues, MemberField> = {
  listNames: listMemberFields,
  getContent: getMemberContent,
};
