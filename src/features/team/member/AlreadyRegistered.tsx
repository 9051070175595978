import { useState } from 'react';
import { useFormValue } from '#platform/forms/formValues';
import { LookupFailed } from '#platform/forms/layout/LookupFailed';
import { href } from '#platform/routing/links/href';
import { useLink } from '#platform/routing/links/useLink';
import { Button } from '#platform/ui/inputs/Button';
import { memberField } from '../model/memberValues';
import { useFoundHelpers } from '../api';
import { InviteDialog } from '../find/InviteDialog';
import styles from './Member.module.css';
import { memberTexts as texts } from './texts';
import type { KnownPerson } from './useKnownPerson';

type AlreadyRegisteredProps = KnownPerson & { branchId: number; onInvited: () => void };

/** Next steps when the email already belongs to a person. Disappears when another email is typed. */
export function AlreadyRegistered({ branchId, onInvited, ...person }: AlreadyRegisteredProps) {
  const link = useLink();
  const typed = useFormValue(memberField('email'));
  if (typed?.trim() !== person.email) return null;
  if ('userId' in person) return <InviteInstead branchId={branchId} onInvited={onInvited} {...person} />;
  return (
    <div className={styles.known}>
      <p>{texts.memberWhy}</p>
      <Button variant="outline" {...link(href('company-team-edit', { id: person.employeeId }))}>
        {texts.openMember}
      </Button>
    </div>
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
  if (data && !helper) return <p className={styles.known}>{texts.notAvailable}</p>;
  return (
    <div className={styles.known}>
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
    </div>
  );
}
