import type { OutsourceOffer } from '#generated/model';
import { formatTime } from '#platform/lib/time/clockTimes';
import { formatInstant, todayIn, zonedTime } from '#platform/lib/time/zonedTimes';
import { offerLabels } from '../parts/labels';
import { applicationTexts as texts } from './texts';

type Tiered = Pick<OutsourceOffer, 'tiers' | 'audience' | 'timezone'>;

/** "Favorites since 8:00 AM, Top 20 matches at 8:15 AM"; the audience alone if there are no times. */
export function describeTiers({ tiers, audience, timezone }: Tiered, now: Date): string {
  if (tiers.length === 0) return offerLabels.audience[audience];
  return texts.tiers(
    tiers.map((tier) => {
      const label = offerLabels.audience[tier.audience];
      const time = formatMoment(tier.opens_at, timezone, now);
      return Date.parse(tier.opens_at) <= now.getTime() ? texts.openSince(label, time) : texts.opensAt(label, time);
    }),
  );
}

/** The time today, or the day with the time. */
function formatMoment(instant: string, zone: string, now: Date): string {
  const { date, time } = zonedTime(instant, zone);
  return date === todayIn(zone, now) ? formatTime(time) : formatInstant(instant, zone, now);
}
