/** Reaction to a Pusher close code. `terminated` ends the connections of a person whose rights changed. */
export type CloseAction = 'refused' | 'terminated' | 'delayed' | 'immediate' | 'backOff';

export const closeCodes = {
  secureOnly: 4000,
  terminated: 4009,
  firstRefused: 4000,
  firstDelayed: 4100,
  firstImmediate: 4200,
  firstOther: 4300,
} as const;

/** A missing or unknown code means that the connection broke. */
export function getCloseAction(code: number | undefined): CloseAction {
  if (code === undefined || code < closeCodes.firstRefused || code >= closeCodes.firstOther) return 'backOff';
  if (code === closeCodes.terminated) return 'terminated';
  if (code < closeCodes.firstDelayed) return 'refused';
  return code < closeCodes.firstImmediate ? 'delayed' : 'immediate';
}
