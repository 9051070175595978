import { numberNames } from '#domain/numbers/measures';
import type { NumberName } from '#generated/model';
import type { Month } from '#platform/lib/time/months';
import { href } from '#platform/routing/links/href';
import { codeLabels } from '#domain/orders/labels';

/** A number whose jobs are listed; all months, branches and people if not given. */
export type JobsOfNumber = {
  name: NumberName;
  month?: Month | undefined;
  branchId?: number | undefined;
  /** Of the declines. */
  reason?: string | undefined;
  /** Someone who worked on the jobs. */
  personId?: number | undefined;
};

/** The address of the list of the jobs that a number counts. */
export function getJobsPath({ name, month, branchId, reason, personId }: JobsOfNumber): string {
  const params = new URLSearchParams({
    number: name,
    ...(month !== undefined && { month }),
    ...(branchId !== undefined && { branch: String(branchId) }),
    ...(reason !== undefined && { reason }),
    ...(personId !== undefined && { person: String(personId) }),
  });
  return `${href('company-numbers-jobs')}?${params}`;
}

/** Reads the address again. An address that names no number means the completed jobs. */
export function readJobsOfNumber(read: (name: string) => string | null): JobsOfNumber {
  const name = numberNames.find((each) => each === read('number')) ?? 'jobs_done';
  const id = (param: string) => {
    const value = Number(read(param));
    return Number.isInteger(value) && value > 0 ? value : undefined;
  };
  const month = read('month') ?? '';
  return {
    name,
    month: /^\d{4}-\d{2}$/.test(month) ? month : undefined,
    branchId: id('branch'),
    reason: read('reason') ?? undefined,
    personId: id('person'),
  };
}

const names: Readonly<Record<string, string>> = codeLabels.en.rejectReason;

/** The reason of someone who declined; "Other" for one that a newer provider sends. */
export function nameReason(reason: string): string {
  return names[reason] ?? codeLabels.en.rejectReason.other;
}
