import { namePerson } from '#domain/people/personName';
import type { FoundHelper } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import { Button } from '#platform/ui/inputs/Button';
import { StatusChip } from '#platform/ui/data/Chip';
import { ClockIcon, PlusIcon, TickIcon } from '#platform/ui/icons';
import { findTexts as texts } from './texts';

type HelperActionProps = { helper: FoundHelper; onInvite: (helper: FoundHelper) => void };

/** A row's one action, or why there is none. */
export function HelperAction({ helper, onInvite }: HelperActionProps) {
  const name = namePerson(helper);
  const { already_member, invitation_status } = helper;
  if (already_member) {
    return (
      <StatusChip tone="success" icon={<TickIcon size={12} />}>
        {texts.member}
      </StatusChip>
    );
  }
  if (invitation_status === InvitationStatus.new) {
    return (
      <StatusChip tone="info" icon={<ClockIcon size={12} />}>
        {texts.invited}
      </StatusChip>
    );
  }
  const isAgain = invitation_status === InvitationStatus.rejected;
  return (
    <Button
      icon={<PlusIcon />}
      aria-label={isAgain ? texts.inviteAgainName(name) : texts.inviteName(name)}
      onClick={() => onInvite(helper)}
    >
      {isAgain ? texts.inviteAgain : texts.invite}
    </Button>
  );
}
