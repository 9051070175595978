import type { Conflict } from '#generated/model';
import { renameErrorFields } from '#platform/http/renameErrorFields';
import type { Picks } from './picks';

/** Moves errors of the n-th invited person to their pick: `employees.1.position` to that pick's rate. */
export function moveErrorsToPicks(error: unknown, picks: Picks): unknown {
  const keys = Object.keys(picks);
  return renameErrorFields(error, (field) => {
    const [list, index, part] = field.split('.');
    const key = list === 'employees' && part !== undefined ? keys[Number(index)] : undefined;
    return key === undefined ? field : `picks.${key}.rate`;
  });
}

/** Removes the list and the index from the field names, for forms about one person. */
export function toSinglePersonErrors(error: unknown): unknown {
  return renameErrorFields(error, (field) => field.replace(/^(employees|add|update|cancel)\.0\./, ''));
}

/** "Marcus Reed: Busy 8 AM–2 PM". */
export function toRefusalLine({ label, text }: Conflict): string {
  return text === undefined ? label : `${label}: ${text}`;
}
