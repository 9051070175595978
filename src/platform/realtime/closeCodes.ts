/** What a Pusher close code asks of the client; `terminated` ends the connections of one person whose rights changed. */
export type CloseAction = 'refused' | 'terminated' | 'later' | 'atOnce' | 'backOff';

export const closeCodes = {
  secureOnly: 4000,
  terminated: 4009,
  firstRefused: 4000,
  firstLater: 4100,
  firstAtOnce: 4200,
  firstOther: 4300,
} as const;

/** Anything but a code of the protocol is a connection that broke. */
export function closeActionOf(code: number | undefined): CloseAction {
  if (code === undefined || code < closeCodes.firstRefused || code >= closeCodes.firstOther) return 'backOff';
  if (code === closeCodes.terminated) return 'terminated';
  if (code < closeCodes.firstLater) return 'refused';
  return code < closeCodes.firstAtOnce ? 'later' : 'atOnce';
}
