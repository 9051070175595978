import type { CrewMember } from '../../../generated/model';
import { createFieldNames } from '../../../platform/forms/fieldNames';
import { useFormReading } from '../../../platform/forms/formValues';
import { type CompletionValues, isCompletion, payoutFor, type Payout, type Terms } from './completion';

export const completionField = createFieldNames<CompletionValues>();

/** Reads one thing from the closing form around; see `useFormReading` for what it may be. */
export function useCompletion<Result>(read: (values: CompletionValues) => Result): Result {
  return useFormReading(completionField.root, (values) => {
    if (!isCompletion(values)) throw new Error('This is not the closing form');
    return read(values);
  });
}

/** What the crew earns as things stand. */
export function usePayout(crew: readonly CrewMember[], terms: Terms): Payout {
  return payoutFor(useCompletion(all), crew, terms);
}

const all = (values: CompletionValues) => values;
