import type { Fault } from './fault';

/** Faults in the provider's rules: mocks/rules. */
export const ruleFaults: readonly Fault[] = [
  {
    file: 'mocks/rules/crew/formation.ts',
    text: 'return accepted >= required;',
    replacement: 'return accepted > required;',
    description: 'a line of the crew is full only with one person too many',
  },
  {
    file: 'mocks/rules/crew/conflicts.ts',
    text: 'second.startsAt < latestEnd(first)',
    replacement: 'second.startsAt <= latestEnd(first)',
    description: 'a job that starts exactly when the other ends at the latest is a conflict',
  },
  {
    file: 'mocks/rules/crew/conflicts.ts',
    text: 'milesBetween(first.to, second.from)',
    replacement: 'milesBetween(first.from, second.from)',
    description: 'travel time is measured from the pickup of the first job',
  },
  {
    file: 'mocks/rules/crew/conflicts.ts',
    text: 'to >= coreEnd(booking)',
    replacement: 'to >= booking.startsAt',
    description: 'a person counts as available who leaves in the middle of the job',
  },
  {
    file: 'mocks/rules/crew/invitations.ts',
    text: 'Math.min(now + 24 * hourMs, startsAt - 2 * hourMs)',
    replacement: 'Math.max(now + 24 * hourMs, startsAt - 2 * hourMs)',
    description: 'an invitation expires at the later of two moments',
  },
  {
    file: 'mocks/rules/accounts/otp.ts',
    text: ' || otp.verified_at !== null',
    replacement: '',
    description: 'a code works a second time',
  },
  {
    file: 'mocks/rules/accounts/otp.ts',
    text: '[otpLimits.sends - 1]',
    replacement: '[otpLimits.sends]',
    description: 'one code more than allowed is sent in ten minutes',
  },
  {
    file: 'mocks/rules/accounts/login.ts',
    text: 'recent.length < failuresAllowed',
    replacement: 'recent.length <= failuresAllowed',
    description: 'one wrong password more is allowed in a minute',
  },
  {
    file: 'mocks/rules/crew/reconfirm.ts',
    text: '(wish ?? true)',
    replacement: '(wish ?? false)',
    description: 'a moved job does not ask its crew again unless the office says so',
  },
  {
    file: 'mocks/rules/billing/planLimits.ts',
    text: 'used + more <= allowed',
    replacement: 'used + more < allowed',
    description: 'the last branch of a plan is refused',
  },
  {
    file: 'mocks/rules/billing/planLimits.ts',
    text: " && status !== 'past_due'",
    replacement: '',
    description: 'a late payment makes the account read-only at once',
  },
  {
    file: 'mocks/rules/crew/fit.ts',
    text: 'showUp ?? 0.8',
    replacement: 'showUp ?? 1',
    description: 'a helper without any jobs counts as fully reliable',
  },
  {
    file: 'mocks/rules/access/access.ts',
    text: "managed.includes(branch.id) ? 'open' : 'closed'",
    replacement: "'open'",
    description: 'a manager acts in branches of others',
  },
  {
    file: 'mocks/rules/billing/planChoice.ts',
    text: "row.interval === 'year' && choice.interval === 'month'",
    replacement: 'false',
    description: 'going from a paid year to a month takes effect at once',
  },
];
