import type { DraftValues } from '../../drafts/draftValues';

/** The key of a draft's basis. No field has this name. */
const basisName = '#basis';

/** Combines values and their basis into one draft. */
export function addBasis(values: DraftValues, basis: unknown): DraftValues {
  return basis === undefined ? values : { ...values, [basisName]: basis };
}

/** Splits a draft into its values and their basis. */
export function splitBasis(kept: DraftValues | null | undefined): { values?: DraftValues; basis?: unknown } {
  if (!kept) return {};
  const { [basisName]: basis, ...values } = kept;
  return { values, basis };
}

/** The values without the named fields. */
export function omitFields(names: readonly string[], values: DraftValues): DraftValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));
}
