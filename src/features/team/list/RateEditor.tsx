import { useEffect, useRef } from 'react';
import { fullName } from '../../../platform/lib/text';
import type { Employee } from '../../../generated/model';
import { namesOf } from '../../../platform/forms/fieldNames';
import { Form, NotSent } from '../../../platform/forms/Form';
import { MoneyField } from '../../../platform/forms/fields/text/MoneyField';
import { SubmitButton } from '../../../platform/forms/layout/SubmitButton';
import { ApiError } from '../../../platform/http/ApiError';
import { IconButton } from '../../../platform/ui/inputs/IconButton';
import { CloseIcon, TickIcon } from '../../../platform/ui/icons';
import { useChangeTerms } from '../api';
import { rateRule } from '../model/memberRules';
import styles from './RateCell.module.css';
import { termsFailure } from './termsFailure';
import { listTexts } from './texts';

type Values = { hourly_rate?: number | null };

const field = namesOf<Values>();

/** The rate of one member as a field in the list: Enter saves, Escape leaves it as it was. */
export function RateEditor({ member, onClose }: { member: Employee; onClose: () => void }) {
  const { mutateAsync, isPending } = useChangeTerms(member.branch_id);
  const frame = useFieldOf(isPending ? undefined : onClose);
  const send = async ({ hourly_rate: rate }: Values) => {
    if (typeof rate !== 'number') throw new NotSent();
    if (rate === member.hourly_rate) return;
    try {
      await mutateAsync({ employeeId: member.id, data: { hourly_rate: rate } });
    } catch (error) {
      throw atTheField(error);
    }
  };
  return (
    <div ref={frame} className={styles.editor}>
      <Form<Values>
        aria-label={listTexts.rateOf(fullName(member))}
        className={styles.form}
        initialValues={{ hourly_rate: member.hourly_rate }}
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

/** Whatever the provider answers stands at the one field there is. */
function atTheField(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  return new ApiError(422, { ...error.body, errors: { hourly_rate: [termsFailure(error)] } });
}

/** The field takes the focus when it comes, its text chosen; Escape calls back. */
function useFieldOf(onEscape: (() => void) | undefined) {
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
