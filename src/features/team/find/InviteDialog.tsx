import { namePerson } from '#domain/people/personName';
import { useId } from 'react';
import type { BranchInvitation, FoundHelper } from '#generated/model';
import { useActiveBranch } from '#platform/branches/useActiveBranch';
import { useSaving } from '#platform/forms/useSaving';
import { showToast } from '#platform/ui/messages/toasts';
import { Button } from '#platform/ui/inputs/Button';
import { Modal } from '#platform/ui/overlays/Modal';
import { PlanLimitNotice } from '../../billing';
import { useInviteHelper } from '../api';
import { HelperInviteForm } from './HelperInviteForm';
import { findTexts as texts } from './texts';

type InviteDialogProps = {
  branchId: number;
  helper: FoundHelper;
  /** Return path of the plans page if the plan is full. */
  returnTo: string;
  onInvited: () => void;
  onClose: () => void;
};

/** Sends a helper a request to join: positions, rate, message. Typed values survive every refusal. */
export function InviteDialog({ branchId, helper, returnTo, onInvited, onClose }: InviteDialogProps) {
  const formId = useId();
  const textId = useId();
  const branch = useActiveBranch().data?.name ?? '';
  const { mutateAsync, isPending } = useInviteHelper(branchId);
  const { run, refusal } = useSaving<BranchInvitation>();
  const name = namePerson(helper);
  const invited = () => {
    showToast({ message: texts.sent(name), intent: 'success' });
    onInvited();
  };
  return (
    <Modal
      open
      kind="form"
      size="small"
      title={texts.inviteTitle(name, branch)}
      describedBy={textId}
      busy={isPending}
      onClose={onClose}
      actions={
        <Button type="submit" form={formId} intent="primary" loading={isPending}>
          {texts.send}
        </Button>
      }
    >
      <HelperInviteForm
        formId={formId}
        textId={textId}
        helper={helper}
        onSend={(data) => run(() => mutateAsync({ userId: helper.user_id, data }))}
        onSent={invited}
      >
        {refusal && <PlanLimitNotice {...refusal} returnTo={returnTo} />}
      </HelperInviteForm>
    </Modal>
  );
}
