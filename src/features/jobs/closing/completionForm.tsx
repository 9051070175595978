import { type ReactNode, useId } from 'react';
import { createFieldNames } from '#platform/forms/fieldNames';
import { useDerivedValue } from '#platform/forms/formValues';
import { Stack } from '#platform/ui/layout/Layout';
import type { InvitedMember } from '../orders';
import { type CompletionValues, computePayout, isCompletion, type Payout, type Terms } from './completion';
import styles from './Closing.module.css';

export const completionField = createFieldNames<CompletionValues>();

/** Reads from the enclosing form. Renders again only when the result changes. */
export function useCompletion<Result>(read: (values: CompletionValues) => Result): Result {
  return useDerivedValue(completionField.root, (values) => {
    if (!isCompletion(values)) throw new Error('This is not the closing form');
    return read(values);
  });
}

/** The crew's pay for the current values. */
export function usePayout(crew: readonly InvitedMember[], terms: Terms): Payout {
  return computePayout(useCompletion(all), crew, terms);
}

const all = (values: CompletionValues) => values;

/** A group of fields under a short heading. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Stack isDivided as="section" gap={3} className={styles.section} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </Stack>
  );
}
