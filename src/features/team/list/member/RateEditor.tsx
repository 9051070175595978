import { useEffect, useRef, useState } from 'react';
import { fullName } from '#platform/lib/text';
import type { Employee } from '#generated/model';
import { createFieldNames } from '#platform/forms/fieldNames';
import { Form, SubmitAborted } from '#platform/forms/Form';
import { MoneyField } from '#platform/forms/fields/text/MoneyField';
import { SubmitButton } from '#platform/forms/layout/SubmitButton';
import { ApiError } from '#platform/http/ApiError';
import { IconButton } from '#platform/ui/inputs/IconButton';
import { CloseIcon, TickIcon } from '#platform/ui/icons';
import { useChangeTerms } from '../../api';
import { rateRule } from '../../../people';
import styles from './RateCell.module.css';
import { getTermsError } from './termsFailure';
import { listTexts } from '../texts';

type Values = { hourly_rate?: number | null };

const field = createFieldNames<Values>();

/** A member's rate as a field in the list: Enter saves, Escape cancels. */
export function RateEditor({ member, onClose }: { member: Employee; onClose: () => void }) {
  const { mutateAsync, isPending } = useChangeTerms(member.branch_id);
  const frame = useInputFocus(isPending ? undefined : onClose);
  // Another user may change the rate while the field is open.
  const [before] = useState(member.hourly_rate);
  const send = async ({ hourly_rate: rate }: Values) => {
    if (typeof rate !== 'number') throw new SubmitAborted();
    if (rate === before) return;
    try {
      await mutateAsync({ employeeId: member.id, data: { hourly_rate: rate } });
    } catch (error) {
      throw toRateError(error);
    }
  };
  return (
    <div ref={frame} className={styles.editor}>
      <Form<Values>
        aria-label={listTexts.rateLabel(fullName(member))}
        className={styles.form}
        initialValues={{ hourly_rate: before }}
        onSubmit={send}
        onSubmitted={onClose}
      >
        <MoneyField name={field('hourly_rate')} label={listTexts.rate} required validate={rateRule} />
        <div className={styles.actions}>
          <SubmitButton size="small" icon={<TickIcon />} aria-label={listTexts.saveRate} title={listTexts.saveRate} />
          <IconButton
            size="small"
            icon={<CloseIcon />}
            label={listTexts.leaveRate}
            disabled={isPending}
            onClick={onClose}
          />
        </div>
      </Form>
    </div>
  );
}

/** Shows any error of the provider at the form's only field. */
function toRateError(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  return new ApiError(422, { ...error.body, errors: { hourly_rate: [getTermsError(error)] } });
}

/** Focuses the field and selects its text on mount; Escape calls `onEscape`. */
function useInputFocus(onEscape: (() => void) | undefined) {
  const frame = useRef<HTMLDivElement>(null);
  const escape = useRef(onEscape);
  useEffect(() => {
    escape.current = onEscape;
  });
  useEffect(() => {
    const box = frame.current;
    const input = box?.querySelector('input');
    input?.focus();
    input?.select();
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') escape.current?.();
    };
    box?.addEventListener('keydown', press);
    return () => box?.removeEventListener('keydown', press);
  }, []);
  return frame;
}
