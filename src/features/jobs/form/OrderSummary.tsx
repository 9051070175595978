import { useId } from 'react';
import { SubmitButton } from '../../../platform/forms/SubmitButton';
import { formatDayWindow, formatTimeWindow, windowMinutes } from '../../../platform/lib/clockTimes';
import { locale } from '../../../platform/lib/locale';
import { useLink } from '../../../platform/routing/useLink';
import { Button } from '../../../platform/ui/Button';
import { crewNeeds, hoursWords, routeWords, stopsBetween } from '../card/cardWords';
import { autoVolume } from '../model/inventory';
import { sidesOf } from '../model/orderValues';
import { words } from '../words';
import { itemTexts } from './itemTexts';
import { useLabour } from './LabourLine';
import styles from './OrderForm.module.css';
import { useOrderFormFacts } from './orderFormContext';
import { useOrderValue } from './orderValue';
import { formTexts as texts } from './texts';

/** What will be saved, beside the form as it is typed, and the button that does it. */
export function OrderSummary({ saveLabel, backTo }: { saveLabel: string; backTo: string }) {
  const id = useId();
  const link = useLink();
  const rows = {
    customer: useCustomer(),
    route: useRoute(),
    when: useWhen(),
    size: useSize(),
    crew: useCrewWords(),
    hours: useHours(),
    labour: useLabour(),
  };
  const names = ['customer', 'route', 'when', 'size', 'crew', 'hours', 'labour'] as const;
  return (
    <aside className={styles.summary} aria-labelledby={id}>
      <h2 id={id} className={styles.summaryTitle}>
        {texts.summaryTitle}
      </h2>
      <dl className={styles.facts}>
        {names.map((name) => (
          <div key={name} className={styles.fact}>
            <dt>{texts.summaryRows[name]}</dt>
            <dd data-missing={rows[name] ? undefined : ''}>{rows[name] || texts.notYet}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.actions}>
        <SubmitButton size="medium" fill>
          {saveLabel}
        </SubmitButton>
        <Button size="medium" fill {...link(backTo)}>
          {texts.cancel}
        </Button>
      </div>
    </aside>
  );
}

function useCustomer(): string {
  return [useOrderValue('customer_name'), useOrderValue('customer_last_name')].join(' ').trim();
}

function useRoute(): string | null {
  const sides = sidesOf(useOrderValue('help_type'));
  const stops = {
    pick_up_addresses: useOrderValue('pick_up_addresses'),
    destination_addresses: useOrderValue('destination_addresses'),
  };
  const cities = sides.flatMap((side) => stops[side].map(({ city }) => city.trim()));
  if (cities.some((city) => city === '')) return null;
  const [city_from = null, city_to = null] = [cities[0], cities.at(-1)];
  const route = routeWords({ city_from, city_to, stops_count: cities.length });
  const between = stopsBetween(cities.length);
  return between > 0 ? texts.moreStops(route, between) : route;
}

function useWhen(): string | null {
  const { today } = useOrderFormFacts();
  const [date, window] = [useOrderValue('date'), useOrderValue('arrival_window')];
  if (!windowMinutes(window)) return null;
  return date ? formatDayWindow(date, window, today) : texts.windowOnly(formatTimeWindow(window));
}

function useSize(): string | null {
  const [items, move_size, typed] = [useOrderValue('items'), useOrderValue('move_size'), useOrderValue('volume_cuft')];
  if (move_size === null) return null;
  const volume = typed || autoVolume({ items, move_size }) || 0;
  return [words.moveSize[move_size], itemTexts.cuftOf(volume.toLocaleString(locale))].join(' · ');
}

function useCrewWords(): string {
  return crewNeeds(useOrderValue('crew_requirements')).join(', ');
}

function useHours(): string | null {
  const hours = useOrderValue('estimated_hours');
  return hours ? hoursWords(hours) : null;
}
