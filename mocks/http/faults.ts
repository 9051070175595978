const faultStatuses = [401, 403, 404, 429, 500, 503] as const;
type FaultStatus = (typeof faultStatuses)[number];

/** Failure of an operation: an error status, no answer, a lost connection, a slow answer, or a provider without it. */
export type Fault = { operation: string } & (
  | { kind: 'status'; status: FaultStatus }
  | { kind: 'never' }
  | { kind: 'network' }
  | { kind: 'missing' }
  | { kind: 'slow'; ms: number }
);

/**
 * The faults that the demo panel, a test or the gallery has turned on; `*` means every operation, `extensions` those
 * that the specification does not have.
 */
export type Faults = {
  set: (faults: readonly Fault[]) => void;
  find: (operation: string) => Fault | undefined;
};

export function createFaults(): Faults {
  let active: readonly Fault[] = [];
  return {
    set: (faults) => {
      active = [...faults];
    },
    find: (operation) => active.find((fault) => fault.operation === operation || fault.operation === '*'),
  };
}

/** The faults of a provider with the calls of the specification only. */
export const specificationOnly: readonly Fault[] = [{ operation: 'extensions', kind: 'missing' }];

/** Parses `getNotifications:500,getBranches:never,*:slow=400`, as written in the demo's address bar. */
export function parseFaults(text: string): Fault[] {
  return text.split(',').flatMap((part) => {
    const [operation, what = ''] = part.split(':');
    const fault = parseFault(what);
    return operation && fault ? [{ operation, ...fault }] : [];
  });
}

function parseFault(what: string) {
  if (what === 'never' || what === 'network' || what === 'missing') return { kind: what } as const;
  if (what.startsWith('slow=')) return { kind: 'slow', ms: Number(what.slice(5)) || 0 } as const;
  const status = faultStatuses.find((each) => each === Number(what));
  return status === undefined ? undefined : ({ kind: 'status', status } as const);
}
