import { namePerson } from '#domain/people/personName';
import { type ReactNode, useState } from 'react';
import type { FoundHelper, InviteHelperRequest, PositionCode } from '#generated/model';
import { createFieldNames } from '#platform/forms/fieldNames';
import { ChecksField } from '#platform/forms/fields/choices/ChecksField';
import { Form } from '#platform/forms/Form';
import { FormDraft } from '#platform/forms/drafts/FormDraft';
import { MoneyField } from '#platform/forms/fields/text/MoneyField';
import { TextAreaField } from '#platform/forms/fields/text/TextAreaField';
import { useUnsavedWork } from '#platform/forms/drafts/useUnsavedWork';
import { useLeaveGuard } from '#platform/routing/guards/useLeaveGuard';
import { PositionIcon, rateRule } from '../../people';
import { positionCodes } from '../model/positions';
import { labels } from '../labels';
import styles from './FindHelpers.module.css';
import { findTexts as texts } from './texts';

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
export function HelperInviteForm({ formId, textId, helper, onSend, onSent, children }: InviteFormProps) {
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
      className={styles.fields}
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
