import type { HelperOffer } from '../../../generated/model';

/** What messages are about. The activities of an application say the same, so the later message replaces the earlier. */
export function aboutOwnOffer({ application_id }: Pick<HelperOffer, 'application_id'>): string {
  return `application-${application_id}`;
}
