import type { HelperOffer } from '#generated/model';

/** Subject of messages. Activities of an application share it, so the later message replaces the earlier. */
export function aboutOwnOffer({ application_id }: Pick<HelperOffer, 'application_id'>): string {
  return `application-${application_id}`;
}
