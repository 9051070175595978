import { useEffect, useId, useRef, useState } from 'react';
import { namePerson } from '#domain/people/personName';
import type { Employee } from '#generated/model';
import { createFieldNames } from '#platform/forms/fieldNames';
import { MoneyField } from '#platform/forms/fields/text/MoneyField';
import { Form, SubmitAborted } from '#platform/forms/Form';
import { SubmitButton } from '#platform/forms/layout/SubmitButton';
import type { MergeRules } from '#platform/forms/merge/mergeValues';
import { StaleDialog } from '#platform/forms/merge/StaleDialog';
import { useVersionedSave } from '#platform/forms/merge/useVersionedSave';
import { ApiError } from '#platform/http/ApiError';
import { isStale } from '#platform/http/failures';
import { formatRate } from '#platform/lib/money';
import { CloseIcon, TickIcon } from '#platform/ui/icons';
import { IconButton } from '#platform/ui/inputs/Button';
import { Row } from '#platform/ui/layout/Layout';
import { useChangeTerms, useFreshMember, useMemberBranch } from '../api';
import { getReadVersion } from '../model/memberValues';
import { rateRule } from '../people';
import { getTermsError } from './MemberTerms';
import { listTexts } from './texts';
import styles from './MemberTerms.module.css';

type Values = { hourly_rate?: number | null };

const field = createFieldNames<Values>();

const toValues = ({ hourly_rate }: Employee): Values => ({ hourly_rate });

/** Rules for merging two people's changes of one rate. */
const merge: MergeRules<Values, 'hourly_rate'> = {
  listNames: () => ['hourly_rate'],
  getContent: ({ hourly_rate }) => String(hourly_rate),
};

/** A member's rate as a field in the list: Enter saves, Escape cancels. */
export function RateEditor({ member, onClose }: { member: Employee; onClose: () => void }) {
  const { mutateAsync, isPending } = useChangeTerms(useMemberBranch(member));
  const frame = useInputFocus(isPending ? undefined : onClose);
  const formId = useId();
  const [initialValues] = useState(() => toValues(member));
  const edit = useVersionedSave<Values, Employee>({
    entity: member,
    idField: 'id',
    getEditor: () => '',
    initialValues,
    formId,
    loadFresh: useFreshMember(member.id),
    texts: { gone: listTexts.rateGone },
  });
  const send = async ({ hourly_rate: rate }: Values, before: Employee) => {
    if (typeof rate !== 'number') throw new SubmitAborted();
    if (rate === before.hourly_rate) return;
    try {
      await mutateAsync({ employeeId: member.id, data: { hourly_rate: rate, ...getReadVersion(before) } });
    } catch (error) {
      throw isStale(error) ? error : toRateError(error);
    }
  };
  return (
    <div ref={frame} className={styles.editor}>
      <Form<Values>
        aria-label={listTexts.rateLabel(namePerson(member))}
        className={styles.form}
        id={formId}
        initialValues={initialValues}
        onSubmit={(values) => edit.save(values, (before) => send(values, before))}
        onSubmitted={onClose}
      >
        <MoneyField name={field('hourly_rate')} label={listTexts.rate} required validate={rateRule} />
        <Row gap={1} className={styles.actions}>
          <SubmitButton size="small" icon={<TickIcon />} aria-label={listTexts.saveRate} title={listTexts.saveRate} />
          <IconButton
            size="small"
            icon={<CloseIcon />}
            label={listTexts.leaveRate}
            disabled={isPending}
            onClick={onClose}
          />
        </Row>
        {edit.stale && (
          <StaleDialog
            stale={edit.stale}
            base={edit.base}
            toValues={toValues}
            rules={merge}
            getLabel={() => listTexts.rate}
            formatValue={(_, { hourly_rate: rate }) => (typeof rate === 'number' ? formatRate(rate) : '')}
            onSave={edit.takeOver}
            onClose={edit.close}
          />
        )}
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
