import { useId } from 'react';
import { callPerson, namePerson } from '#domain/people/personName';
import type { Candidate } from '#generated/model';
import { createFieldNames } from '#platform/forms/fieldNames';
import { FormDialog } from '#platform/forms/FormDialog';
import { OverrideReasonField } from '../../orders';
import { crewTexts } from '../texts';

type Props = { candidate: Candidate; onClose: () => void; onReason: (reason: string) => void };

type Values = { reason: string };

const field = createFieldNames<Values>();

/** Invites someone despite a hard conflict. Needs a typed reason, never just a tap (docs/product.md, "Conflicts"). */
export function OverrideDialog({ candidate, onClose, onReason }: Props) {
  const textId = useId();
  const name = namePerson(candidate);
  const firstName = callPerson(candidate);
  const hard = candidate.conflicts.find(({ severity }) => severity === 'hard');
  return (
    <FormDialog<Values>
      role="alertdialog"
      title={crewTexts.overrideTitle(name)}
      describedBy={textId}
      onClose={onClose}
      action={crewTexts.overrideAction(firstName)}
      intent="danger"
      onSubmit={({ reason }) => onReason(reason.trim())}
    >
      <p id={textId}>{crewTexts.overrideText(firstName, hard?.text ?? '')}</p>
      <OverrideReasonField name={field('reason')} />
    </FormDialog>
  );
}
