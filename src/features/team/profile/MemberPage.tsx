import { type ComponentProps, type ReactNode, useState } from 'react';
import { namePerson } from '#domain/people/personName';
import type { EmployeeDetail } from '#generated/model';
import { WithBranchDetails } from '#platform/branches/BranchBoundary';
import { useBranchKey, useEntityBranch } from '#platform/branches/useActiveBranch';
import { isForbidden, isNotFound } from '#platform/http/failures';
import { useIdParam, usePageTitle } from '#platform/routing/currentRoute';
import { href } from '#platform/routing/links/href';
import { useLink, useNavigate, useNavigateIfHere } from '#platform/routing/links/useLink';
import { useQueryParam } from '#platform/routing/useQuery';
import { useUserType } from '#platform/session/useSession';
import { SkeletonCard } from '#platform/ui/feedback/Skeleton';
import { EmptyState, LoadFailed } from '#platform/ui/feedback/states';
import { CalendarIcon, JobIcon, MoreIcon, TrashIcon } from '#platform/ui/icons';
import { Button, IconButton } from '#platform/ui/inputs/Button';
import { HiddenWhile } from '#platform/ui/layout/HiddenWhile';
import { Columns, Stack } from '#platform/ui/layout/Layout';
import { PageHeader } from '#platform/ui/layout/PageHeader';
import { LinkTabs } from '#platform/ui/layout/Tabs';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { Menu } from '#platform/ui/overlays/Menu';
import { MenuItem, MenuNote } from '#platform/ui/overlays/MenuItem';
import { useMember, useMemberBranch } from '../api';
import { InviteMember, findInviteProblem } from '../list/InviteMember';
import { EditMember } from '../member/EditMember';
import { MemberFormSkeleton } from '../member/MemberForm';
import { memberTexts } from '../member/texts';
import { findRemovalProblem, RemoveDialog } from '../remove/RemoveDialog';
import { MemberProfile } from './MemberProfile';
import { profileTexts as texts } from './texts';
import styles from './profile.module.css';

/** A member: their profile, and the form that changes them as a tab. Starts over when the active branch changes. */
export default function MemberPage() {
  const memberId = useIdParam();
  const branchKey = useBranchKey();
  return <Opened key={`${branchKey}-${memberId}`} memberId={memberId} />;
}

type MemberQuery = ReturnType<typeof useMember>;

function Opened({ memberId }: { memberId: number }) {
  const query = useMember(memberId);
  const title = usePageTitle();
  const link = useLink();
  const isEdited = useQueryParam('tab')[0] === 'edit';
  const back = { ...link(href('company-team')), label: memberTexts.back };
  if (query.data) return <Loaded member={query.data} query={query} isEdited={isEdited} back={back} />;
  return (
    <>
      <PageHeader title={title} back={back} />
      {query.error ? <Unavailable query={query} /> : <Skeleton isEdited={isEdited} />}
    </>
  );
}

type LoadedProps = {
  member: EmployeeDetail;
  query: MemberQuery;
  isEdited: boolean;
  back: ComponentProps<typeof PageHeader>['back'];
};

function Loaded({ member, query, isEdited, back }: LoadedProps) {
  const isThere = !isGone(query.error);
  const title = usePageTitle();
  return (
    <>
      <PageHeader
        title={title}
        subtitle={namePerson(member)}
        back={back}
        actions={isThere && !isEdited && <MemberActions member={member} />}
        tabs={<MemberTabs memberId={member.id} current={isEdited ? 'edit' : 'profile'} />}
      />
      <InItsBranch branchId={member.branch_id ?? undefined} isEdited={isEdited}>
        <HiddenWhile hidden={isEdited}>
          {isThere ? <MemberProfile member={member} query={query} /> : <Unavailable query={query} />}
        </HiddenWhile>
        <EditTab member={member} isOpen={isEdited} />
      </InItsBranch>
    </>
  );
}

/** Removed from the team, or in a branch the user has no access to anymore. */
const isGone = (error: unknown) => isNotFound(error) || isForbidden(error);

const getProfilePath = (id: number) => href('company-team-edit', { id });

/** Both tabs replace each other in the history, because nothing typed is lost between them: Back leaves the member. */
function MemberTabs({ memberId, current }: { memberId: number; current: 'profile' | 'edit' }) {
  const link = useLink();
  const path = getProfilePath(memberId);
  const items = [
    { id: 'profile', label: texts.profile, ...link(path, { replace: true }) },
    { id: 'edit', label: texts.edit, ...link(`${path}?tab=edit`, { replace: true }) },
  ];
  return <LinkTabs label={texts.tabs} current={current} items={items} />;
}

type InItsBranchProps = { branchId: number | undefined; isEdited: boolean; children: ReactNode };

function InItsBranch({ branchId, isEdited, children }: InItsBranchProps) {
  return useEntityBranch(branchId) ? children : <Skeleton isEdited={isEdited} />;
}

function Skeleton({ isEdited }: { isEdited: boolean }) {
  return isEdited ? <MemberFormSkeleton /> : <ProfileSkeleton />;
}

/** The form and its typed values stay while the profile loads. */
function EditTab({ member, isOpen }: { member: EmployeeDetail; isOpen: boolean }) {
  const navigate = useNavigateIfHere();
  const [form, setForm] = useState<'none' | 'open' | 'done'>('none');
  if (isOpen && form === 'none') setForm('open');
  if (!isOpen && form === 'done') setForm('none');
  if (form === 'none') return null;
  const close = () => {
    setForm('done');
    navigate(getProfilePath(member.id), { replace: true });
  };
  return (
    <HiddenWhile hidden={!isOpen}>
      <WithBranchDetails skeleton={<MemberFormSkeleton />}>
        {(branch) => <EditMember member={member} branch={branch} onClose={close} />}
      </WithBranchDetails>
    </HiddenWhile>
  );
}

function Unavailable({ query }: { query: MemberQuery }) {
  const link = useLink();
  const toTeam = <Button {...link(href('company-team'))}>{texts.toTeam}</Button>;
  if (isNotFound(query.error)) return <EmptyState title={texts.missingTitle} text={texts.missing} action={toTeam} />;
  return <LoadFailed query={query} text={texts.loadFailed} action={toTeam} />;
}

/** Invites the member to a job, shows their calendar, or removes them. */
function MemberActions({ member }: { member: EmployeeDetail }) {
  const link = useLink();
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<'invite' | 'remove'>();
  const close = () => setDialog(undefined);
  const removalProblem = findRemovalProblem(useUserType(), member);
  const more = texts.more(namePerson(member));
  const branchId = useMemberBranch(member);
  return (
    <>
      {member.user_id !== null && (
        <Button variant="outline" icon={<CalendarIcon />} {...link(getCalendarPath(member.user_id))}>
          {texts.calendar}
        </Button>
      )}
      {findInviteProblem(member) === undefined && (
        <Button intent="primary" icon={<JobIcon />} onClick={() => setDialog('invite')}>
          {texts.invite}
        </Button>
      )}
      <Menu label={more} trigger={(props) => <IconButton {...props} icon={<MoreIcon />} label={more} />}>
        <MenuItem
          danger
          icon={<TrashIcon />}
          text={texts.remove}
          disabled={removalProblem !== undefined}
          onClick={() => setDialog('remove')}
        />
        {removalProblem !== undefined && <MenuNote>{removalProblem}</MenuNote>}
      </Menu>
      {dialog === 'invite' && <InviteMember member={member} onClose={close} />}
      {dialog === 'remove' && (
        <RemoveDialog
          branchId={branchId}
          member={member}
          onClose={close}
          onRemoved={() => navigate(href('company-team'), { replace: true })}
        />
      )}
    </>
  );
}

function getCalendarPath(userId: number): string {
  return `${href('company-calendar')}?${new URLSearchParams({ view: 'agenda', person: String(userId) })}`;
}

/** The profile's shape while it loads. */
function ProfileSkeleton() {
  return (
    <Stack canShrink gap={4} role="status">
      <VisuallyHidden>{memberTexts.loading}</VisuallyHidden>
      <SkeletonCard height={140} />
      <Columns align="start" gap={4} className={styles.columns}>
        <SkeletonCard height={420} />
        <SkeletonCard height={420} />
      </Columns>
    </Stack>
  );
}
