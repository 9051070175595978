/** The calendar apps whose steps are shown. */
export const subscribeApps = ['apple', 'google', 'outlook'] as const;

/** The address with which a device opens its own calendar app. */
export function toSubscribeLink(url: string): string {
  return url.replace(/^https?:/, 'webcal:');
}
