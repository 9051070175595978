import { useId } from 'react';
import { fullName } from '#platform/lib/text';
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
  const name = fullName(candidate);
  const hard = candidate.conflicts.find(({ severity }) => severity === 'hard');
  return (
    <FormDialog<Values>
      role="alertdialog"
      title={crewTexts.overrideTitle(name)}
      describedBy={textId}
      onClose={onClose}
      action={crewTexts.overrideAction(candidate.first_name)}
      intent="danger"
      onSubmit={({ reason }) => onReason(reason.trim())}
    >
      <p id={textId}>{crewTexts.overrideText(candidate.first_name, hard?.text ?? '')}</p>
      <OverrideReasonField name={field('reason')} />
    </FormDialog>
  );
}
