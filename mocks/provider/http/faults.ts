/** Statuses that an address can ask for. */
const faultStatuses = [401, 403, 404, 429, 500, 503] as const;

/**
 * Failure of an operation: an error status, no answer, a lost connection, a slow answer, or a provider without it. An
 * `answer` is one of the contract, given whatever the call asks for.
 * `once` fails the next call only, `every` 5 each fifth one.
 */
export type Fault = { operation: string; once?: boolean; every?: number } & (
  | { kind: 'status'; status: number }
  | { kind: 'answer'; status: number; body: string; contentType: string }
  | { kind: 'never' }
  | { kind: 'network' }
  | { kind: 'missing' }
  | { kind: 'slow'; ms: number }
);

/**
 * The faults that the demo panel, a test or the gallery has turned on; `*` means every operation, `changes` those that
 * change something, `extensions` those that the specification does not have.
 */
export type Faults = {
  set: (faults: readonly Fault[]) => void;
  /** Adds one before all others. */
  add: (fault: Fault) => void;
  /** The fault of a call that has just arrived; it counts the call. */
  take: (operation: string, isExtension: boolean, isChange?: boolean) => Fault | undefined;
  /** The provider has the specification only. */
  lacksExtensions: () => boolean;
};

export function createFaults(): Faults {
  let active: readonly Fault[] = [];
  let calls = 0;
  const isSpared = ({ every }: Fault) => {
    calls += 1;
    return every !== undefined && calls % every !== 0;
  };
  return {
    set: (faults) => {
      active = [...faults];
    },
    add: (fault) => {
      active = [fault, ...active];
    },
    take: (id, isExtension, isChange = false) => {
      const names = ['*', id, ...(isExtension ? ['extensions'] : []), ...(isChange ? ['changes'] : [])];
      const fault = active.find(({ operation }) => names.includes(operation));
      if (!fault || isSpared(fault)) return undefined;
      if (fault.once) active = active.filter((each) => each !== fault);
      return fault;
    },
    lacksExtensions: () => active.some(({ operation, kind }) => operation === 'extensions' && kind === 'missing'),
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
