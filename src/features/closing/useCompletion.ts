import type { InvitedMember } from '../orders';
import { createFieldNames } from '#platform/forms/fieldNames';
import { useDerivedValue } from '#platform/forms/formValues';
import { type CompletionValues, computePayout, isCompletion, type Payout, type Terms } from './completion';

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
