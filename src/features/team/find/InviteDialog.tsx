import { useId, type ReactNode, useState } from 'react';
import { namePerson } from '#domain/people/personName';
import type { BranchInvitation, FoundHelper, InviteHelperRequest, PositionCode } from '#generated/model';
import { useActiveBranch } from '#platform/branches/useActiveBranch';
import { FormDraft } from '#platform/forms/drafts/FormDraft';
import { useUnsavedWork } from '#platform/forms/drafts/useUnsavedWork';
import { createFieldNames } from '#platform/forms/fieldNames';
import { ChecksField } from '#platform/forms/fields/choices/ChecksField';
import { MoneyField } from '#platform/forms/fields/text/MoneyField';
import { TextAreaField } from '#platform/forms/fields/text/TextAreaField';
import { Form } from '#platform/forms/Form';
import { useSaving } from '#platform/forms/useSaving';
import { useLeaveGuard } from '#platform/routing/guards/leaveGuard';
import { Button } from '#platform/ui/inputs/Button';
import { showToast } from '#platform/ui/messages/toasts';
import { Modal } from '#platform/ui/overlays/Modal';
import { PlanLimitNotice } from '../../billing';
import { useInviteHelper } from '../api';
import { labels } from '../labels';
import { positionCodes } from '../model/memberValues';
import { PositionIcon, rateRule } from '../people';
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

type InviteValues = { positions?: readonly PositionCode[]; hourly_rate?: number | null; message?: string };

const field = createFieldNames<InviteValues>();

type InviteFormProps = {
  formId: string;
  textId: string;
  helper: FoundHelper;
  onSend: (request: InviteHelperRequest) => Promise<unknown>;
  onSent: () => void;
  /** Shown above the fields. */
  children?: ReactNode;
};

/** Positions, rate and message of a request to join. Starts with what the helper offers. */
function HelperInviteForm({ formId, textId, helper, onSend, onSent, children }: InviteFormProps) {
  const { positions, hourly_rate, user_id } = helper;
  const { hasUnsavedWork, onUnsavedChange } = useUnsavedWork();
  const [choices] = useState(() => listPositionChoices(positions));
  useLeaveGuard(hasUnsavedWork);
  return (
    <Form<InviteValues>
      id={formId}
      initialValues={{ positions, hourly_rate, message: '' }}
      onSubmit={(values) => onSend(toInviteRequest(values))}
      onSubmitted={onSent}
      onUnsavedChange={onUnsavedChange}
      layout="fields"
    >
      <p id={textId}>{texts.inviteText(namePerson(helper))}</p>
      {children}
      <FormDraft form={`invite-${user_id}`} />
      <ChecksField name={field('positions')} label={texts.positions} choices={choices} required />
      <MoneyField
        name={field('hourly_rate')}
        label={texts.rate}
        unit={texts.perHour}
        hint={hourly_rate === null ? undefined : texts.usualRate(hourly_rate)}
        required
        validate={rateRule}
      />
      <TextAreaField
        name={field('message')}
        label={texts.message}
        hint={texts.messageHint}
        limit={messageLimit}
        rows={3}
      />
    </Form>
  );
}

/** Maximum characters of a message (docs/product.md, "Team"). */
const messageLimit = 500;

/** The positions the helper works in; all of them if the provider does not give. */
function listPositionChoices(offered: readonly PositionCode[]) {
  return positionCodes
    .filter((code) => offered.length === 0 || offered.includes(code))
    .map((value) => ({ value, title: labels.position[value], icon: <PositionIcon code={value} /> }));
}

function toInviteRequest({ positions = [], hourly_rate, message = '' }: InviteValues): InviteHelperRequest {
  return {
    positions: [...positions],
    ...(typeof hourly_rate === 'number' && { hourly_rate }),
    ...(message.trim() !== '' && { message: message.trim() }),
  };
}
