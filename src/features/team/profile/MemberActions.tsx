import { namePerson } from '#domain/people/personName';
import { useState } from 'react';
import type { EmployeeDetail } from '#generated/model';
import { href } from '#platform/routing/links/href';
import { useLink, useNavigate } from '#platform/routing/links/useLink';
import { useUserType } from '#platform/session/useSession';
import { CalendarIcon, JobIcon, MoreIcon, TrashIcon } from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { IconButton } from '#platform/ui/inputs/IconButton';
import { Menu } from '#platform/ui/overlays/Menu';
import { MenuItem, MenuNote } from '#platform/ui/overlays/MenuItem';
import { InviteMember } from '../list/InviteMember';
import { findInviteProblem } from '../list/member/inviteProblem';
import { findRemovalProblem } from '../remove/removal';
import { RemoveDialog } from '../remove/RemoveDialog';
import { useMemberBranch } from '../useMemberBranch';
import { profileTexts as texts } from './texts';

/** Invites the member to a job, shows their calendar, or removes them. */
export function MemberActions({ member }: { member: EmployeeDetail }) {
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
