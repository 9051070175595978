import type { DraftValues } from '../../drafts/draftValues';

/** Under this name, which no field has, a draft holds what was read before it was typed. */
const basisName = '#basis';

/** Values and what was read before them, as one draft. */
export function withBasis(values: DraftValues, basis: unknown): DraftValues {
  return basis === undefined ? values : { ...values, [basisName]: basis };
}

/** The values of a draft, and what was read before them. */
export function splitBasis(kept: DraftValues | null | undefined): { values?: DraftValues; basis?: unknown } {
  if (!kept) return {};
  const { [basisName]: basis, ...values } = kept;
  return { values, basis };
}

/** The values but those of the named fields. */
export function without(names: readonly string[], values: DraftValues): DraftValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));
}
