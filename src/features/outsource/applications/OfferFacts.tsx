import { CrewRing, formatDailyHours, jobLabels, listCrewNeeds, useToolName, useVehicleName } from '../../orders';
import type { ReactNode } from 'react';
import type { OutsourceOffer } from '#generated/model';
import { countSlotsOfOffer } from '#domain/outsource/offerSlots';
import { formatTime } from '#platform/lib/time/clockTimes';
import { formatInstant, zonedTime } from '#platform/lib/time/zonedTimes';
import { formatOfferRates, summarizeOffer } from '../parts/describeOffer';
import { describeTiers } from './describeTiers';
import styles from './OfferFacts.module.css';
import { applicationTexts as texts } from './texts';

type Props = { offer: OutsourceOffer; now: Date };

/** Requirements, audience and fill state of the offer. */
export function OfferFacts({ offer, now }: Props) {
  const { position_needs, counts, city, state, radius_miles, apply_by, timezone, message } = offer;
  const required = useRequirements(offer);
  return (
    <section className={styles.panel} aria-label={texts.facts}>
      <div className={styles.filled}>
        <CrewRing crew={summarizeOffer(offer)} size={56} />
        <ul className={styles.needs}>
          {listCrewNeeds(position_needs).map((need, index) => {
            const line = position_needs[index];
            if (!line) return null;
            const { filled, required: asked } = countSlotsOfOffer({ ...offer, position_needs: [line] });
            return <li key={line.position}>{texts.needFilled(need, filled, asked)}</li>;
          })}
        </ul>
      </div>
      <dl className={styles.facts}>
        <Fact name={texts.rate}>
          {formatOfferRates(position_needs)} · {formatDailyHours(offer)}
        </Fact>
        <Fact name={texts.place}>{texts.within(`${city}, ${state}`, radius_miles)}</Fact>
        <Fact name={texts.applyBy}>{formatInstant(apply_by, timezone, now)}</Fact>
        <Fact name={texts.audience}>
          <span>{describeTiers(offer, now)}</span>
          <span className={styles.quiet}>{texts.reach(counts.notified, counts.viewed, counts.applied)}</span>
          {counts.next_notified_at !== null && (
            <span className={styles.quiet}>
              {texts.reachNext(counts.next_notified, formatTime(zonedTime(counts.next_notified_at, timezone).time))}
            </span>
          )}
        </Fact>
        <Fact name={texts.auto}>
          {offer.auto_accept === 0 ? texts.autoOff : texts.autoOn(offer.auto_accept, counts.accepted)}
        </Fact>
        {required !== '' && <Fact name={texts.required}>{required}</Fact>}
        {message !== '' && (
          <Fact name={texts.message}>
            <span className={styles.message}>{message}</span>
          </Fact>
        )}
      </dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** "Appliance dolly, Spanish, 4.5 stars or more"; empty without requirements. */
function useRequirements({ requirements }: OutsourceOffer): string {
  const [toolName, vehicleName] = [useToolName(), useVehicleName()];
  const { tool_ids, vehicle_type_ids, languages, min_rating } = requirements;
  const words = [
    ...tool_ids.map(toolName),
    ...vehicle_type_ids.map(vehicleName),
    ...languages.map((language) => jobLabels.language[language]),
    min_rating === null ? undefined : texts.minRating(min_rating.toFixed(1)),
  ];
  return words.filter((word) => word !== undefined).join(', ');
}
