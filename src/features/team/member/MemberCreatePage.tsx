import { useId, useState, useRef } from 'react';
import { namePerson } from '#domain/people/personName';
import { getMemberRights } from '#domain/people/rights';
import type { Branch, EmployeeDetail } from '#generated/model';
import { WithBranchDetails } from '#platform/branches/BranchBoundary';
import { useFormValue } from '#platform/forms/formValues';
import { LookupFailed } from '#platform/forms/layout/LookupFailed';
import { useSaving } from '#platform/forms/useSaving';
import { ApiError } from '#platform/http/ApiError';
import { serverDate } from '#platform/lib/time/serverClock';
import { todayIn } from '#platform/lib/time/zonedTimes';
import { usePageTitle } from '#platform/routing/currentRoute';
import { href } from '#platform/routing/links/href';
import { useLink, useNavigateIfHere } from '#platform/routing/links/useLink';
import { useUserType } from '#platform/session/useSession';
import { Button } from '#platform/ui/inputs/Button';
import { Row } from '#platform/ui/layout/Layout';
import { PageHeader } from '#platform/ui/layout/PageHeader';
import { showToast } from '#platform/ui/messages/toasts';
import { PlanFullNotice, PlanLimitNotice } from '../../billing';
import { useAddMember, useFoundHelpers } from '../api';
import { InviteDialog } from '../find/InviteDialog';
import { toMemberCreateRequest, createEmptyMember, type MemberValues, memberField } from '../model/memberValues';
import { MemberForm } from './MemberForm';
import { memberTexts as texts } from './texts';
import styles from './Member.module.css';

/** Adds a member to the branch's team. */
export default function MemberCreatePage() {
  const title = usePageTitle();
  const link = useLink();
  return (
    <>
      <PageHeader title={title} back={{ ...link(href('company-team')), label: texts.back }} />
      <WithBranchDetails>{(branch) => <NewMember branch={branch} />}</WithBranchDetails>
    </>
  );
}

/** Adds a new member. An existing helper is invited instead, because they own their account. */
function NewMember({ branch }: { branch: Branch }) {
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

type AlreadyRegisteredProps = KnownPerson & { branchId: number; onInvited: () => void };

/** Next steps when the email already belongs to a person. Disappears when another email is typed. */
function AlreadyRegistered({ branchId, onInvited, ...person }: AlreadyRegisteredProps) {
  const link = useLink();
  const typed = useFormValue(memberField('email'));
  if (typed?.trim() !== person.email) return null;
  if ('userId' in person) return <InviteInstead branchId={branchId} onInvited={onInvited} {...person} />;
  return (
    <Row gap={3} justify="between" isWrapping className={styles.known}>
      <p>{texts.memberWhy}</p>
      <Button variant="outline" {...link(href('company-team-edit', { id: person.employeeId }))}>
        {texts.openMember}
      </Button>
    </Row>
  );
}

type InviteInsteadProps = { branchId: number; email: string; userId: number; onInvited: () => void };

function InviteInstead({ branchId, email, userId, onInvited }: InviteInsteadProps) {
  const [open, setOpen] = useState(false);
  const { data, isPending, isError, isFetching, refetch } = useFoundHelpers(branchId, {
    search: email,
    positions: '',
    page: 1,
  });
  const helper = data?.data.find((each) => each.user_id === userId);
  if (isError && !data) return <LookupFailed retrying={isFetching} onRetry={() => void refetch()} />;
  if (data && !helper)
    return (
      <Row as="p" gap={3} justify="between" isWrapping className={styles.known}>
        {texts.notAvailable}
      </Row>
    );
  return (
    <Row gap={3} justify="between" isWrapping className={styles.known}>
      <p>{texts.inviteWhy}</p>
      <Button variant="outline" intent="primary" loading={isPending} onClick={() => setOpen(true)}>
        {texts.inviteInstead}
      </Button>
      {open && helper && (
        <InviteDialog
          branchId={branchId}
          helper={helper}
          returnTo={href('company-team-create')}
          onInvited={() => {
            setOpen(false);
            onInvited();
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Row>
  );
}

/** A person who already has an account: a helper to invite, or a member of the company. */
type KnownPerson = { email: string; userId: number } | { email: string; employeeId: number };

/** Remembers who a refused email belongs to, and that they were invited instead, which completes the form. */
function useKnownPerson(formId: string) {
  const [person, setPerson] = useState<KnownPerson>();
  const invitedEmail = useRef<string>(undefined);
  return {
    person,
    isInvited: (email: string) => email.trim() === invitedEmail.current,
    note: (error: unknown, email: string) => setPerson(toKnownPerson(error, email.trim())),
    invited: () => {
      invitedEmail.current = person?.email;
      // After the dialog has closed.
      setTimeout(() => {
        const form = document.getElementById(formId);
        if (form instanceof HTMLFormElement) form.requestSubmit();
      });
    },
  };
}

function toKnownPerson(error: unknown, email: string): KnownPerson | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const id = error.conflicts[0]?.id;
  if (id === undefined) return undefined;
  if (error.code === 'existing_helper') return { email, userId: id };
  return error.code === 'already_member' ? { email, employeeId: id } : undefined;
}
