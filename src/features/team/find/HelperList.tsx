import { useState } from 'react';
import type { FoundHelper } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import { PeopleColumns } from '../../people';
import { getHelperFacts, HelperRow } from './HelperRow';
import { findHelpersPath } from '../list/TeamHeader';
import { InviteDialog } from './InviteDialog';
import { findTexts as texts } from './texts';

type HelperListProps = { branchId: number; helpers: readonly FoundHelper[] };

/** Helpers in aligned columns, and the dialog to invite one of them. */
export function HelperList({ branchId, helpers }: HelperListProps) {
  const [asking, setAsking] = useState<FoundHelper>();
  const [invitedId, setInvitedId] = useState<number>();
  const invited = ({ user_id }: FoundHelper) => {
    setAsking(undefined);
    setInvitedId(user_id);
  };
  return (
    <>
      <PeopleColumns heads={texts.head} rows={helpers.map(getHelperFacts)} />
      <ul aria-label={texts.helpers}>
        {helpers.map((helper) => (
          <HelperRow
            key={helper.user_id}
            helper={helper}
            takesFocus={helper.user_id === invitedId && helper.invitation_status === InvitationStatus.new}
            onInvite={setAsking}
          />
        ))}
      </ul>
      {asking && (
        <InviteDialog
          key={asking.user_id}
          branchId={branchId}
          helper={asking}
          returnTo={findHelpersPath}
          onInvited={() => invited(asking)}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  );
}
