import { lazy, type ReactNode, useId } from 'react';
import { getHelpSides } from '#domain/orders/helpType';
import { formatJobWhen } from '#domain/time/workDays';
import { useWrongFieldNames } from '#platform/forms/layout/FormProblems';
import { SubmitButton } from '#platform/forms/layout/SubmitButton';
import { formatPhone, readPhone } from '#platform/lib/phone';
import { formatNumber } from '#platform/lib/text';
import { formatTimeWindow, windowMinutes } from '#platform/lib/time/clockTimes';
import { parseDate } from '#platform/lib/time/dates';
import { useLink } from '#platform/routing/links/useLink';
import { LazyBoundary } from '#platform/ui/boundaries/LazyBoundary';
import { ErrorIcon, SuccessIcon } from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { Columns, Muted, Row, Stack, Text } from '#platform/ui/layout/Layout';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import {
  computeVolume,
  countStopsBetween,
  formatDailyHours,
  formatHours,
  formatRoute,
  jobLabels,
  listCrewNeeds,
  type OrderValues,
  type Side,
} from '../../orders';
import { itemTexts } from '../items/texts';
import { suggestEstimate } from '../model/estimateRequest';
import { type SectionName, countErrors, listFilled, type SectionState } from '../model/orderSections';
import { useDerivedOrder } from '../orderFormContext';
import { formatLabor } from '../sections/PayFields';
import { formatAddress } from '../stops/AddressField';
import { formTexts as texts, formTexts, sectionTexts, suggestionTexts } from '../texts';
import styles from './OrderSummary.module.css';

const RoutePreview = lazy(async () => ({ default: (await import('./RoutePreview')).RoutePreview }));

type OrderSummaryProps = {
  names: readonly SectionName[];
  onGo: (index: number) => void;
  saveLabel: string;
  alsoSave: ReactNode;
  backTo: string;
};

/** The sections with their state next to the form, and the save button. */
export function OrderSummary({ names, onGo, saveLabel, alsoSave, backTo }: OrderSummaryProps) {
  const id = useId();
  const link = useLink();
  return (
    <Stack isCard as="aside" gap={3} className={styles.summary} aria-labelledby={id}>
      <div>
        <Text as="h2" size={16} id={id}>
          {texts.summaryTitle}
        </Text>
        <Route />
      </div>
      <LazyBoundary>
        <RoutePreview />
      </LazyBoundary>
      <SectionList names={names} onGo={onGo} />
      <Columns canShrink={false} gap={2}>
        <SubmitButton size="medium" fill>
          {saveLabel}
        </SubmitButton>
        {alsoSave}
        <Button size="medium" fill {...link(backTo)}>
          {texts.cancel}
        </Button>
      </Columns>
    </Stack>
  );
}

/** "Tempe → Gilbert", once it is known. */
export function Route() {
  const route = useDerivedOrder(describeRoute);
  return route === null ? null : <Muted>{route}</Muted>;
}

type SectionListProps = {
  names: readonly SectionName[];
  /** Moves to the section with this index. */
  onGo: (index: number) => void;
};

/** The sections of the form with their state and a summary of their values. Each leads to its section. */
export function SectionList({ names, onGo }: SectionListProps) {
  const wrong = useWrongFieldNames();
  const filled = useDerivedOrder(listFilled);
  return (
    <nav className={styles.nav} aria-label={sectionTexts.label}>
      <ol>
        {names.map((name, index) => {
          const errors = countErrors(wrong, name);
          const state = errors > 0 ? 'errors' : filled.includes(name) ? 'done' : 'open';
          return (
            <li key={name}>
              <button type="button" className={styles.link} onClick={() => onGo(index)}>
                <StateIcon state={state} />
                <Stack as="span" canShrink>
                  <Row as="span" gap={2} align="baseline" weight="medium" className={styles.title}>
                    <span>{formTexts.sections[name].title}</span>
                    {state === 'errors' ? (
                      <Text as="span" tone="danger" size={12}>
                        {sectionTexts.errors(errors)}
                      </Text>
                    ) : (
                      <VisuallyHidden>{sectionTexts.states[state]}</VisuallyHidden>
                    )}
                  </Row>
                  <Facts name={name} />
                </Stack>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** Renders again only when its text changes. */
function Facts({ name }: { name: SectionName }) {
  return useDerivedOrder(sectionFacts[name]).map((fact, line) => (
    <Muted as="span" size={13} isNumeric isBreaking key={line} className={styles.fact}>
      {fact}
    </Muted>
  ));
}

function StateIcon({ state }: { state: SectionState }) {
  if (state === 'done') return <SuccessIcon className={styles.done} size={16} />;
  if (state === 'errors') return <ErrorIcon className={styles.wrong} size={16} />;
  return <span className={styles.open} aria-hidden="true" />;
}

/** Summary of each section, a line per fact; empty for an empty section. */
export const sectionFacts: Record<SectionName, (values: OrderValues) => readonly string[]> = {
  customer: ({ customer_name, customer_last_name, customer_primary_phone }) =>
    present(
      `${customer_name} ${customer_last_name}`.trim(),
      readPhone(customer_primary_phone) !== null ? formatPhone(customer_primary_phone, 'list') : '',
    ),
  service: ({ items, items_complete, move_size, volume_cuft }) => {
    if (move_size === null) return [];
    const volume = volume_cuft || computeVolume({ items, items_complete, move_size }) || 0;
    return [[jobLabels.moveSize[move_size], itemTexts.cuftOf(formatNumber(volume))].join(' · ')];
  },
  when: (values) => present(formatWhen(values), formatHoursPerDay(values)),
  pickUp: (values) => listAddresses(values, 'pick_up_addresses'),
  destination: (values) => listAddresses(values, 'destination_addresses'),
  items: ({ items }) => (items.length > 0 ? [sectionTexts.items(countAll(items.map(({ qty }) => qty)))] : []),
  crew: (values) => present(listCrewNeeds(values.crew_requirements).join(', ') || describeSuggestion(values)),
  vehicles: ({ vehicle_requirements }) =>
    vehicle_requirements.length > 0
      ? [sectionTexts.vehicles(countAll(vehicle_requirements.map(({ count }) => count)))]
      : [],
  pay: (values) => present(formatLabor(values) ?? ''),
  notes: ({ crew_notes, office_notes }) => present(crew_notes.trim(), office_notes.trim()),
  files: ({ attachment_ids }) => (attachment_ids.length > 0 ? [sectionTexts.files(attachment_ids.length)] : []),
};

/** "Tempe → Gilbert"; null until all stops have a city. */
function describeRoute(values: OrderValues): string | null {
  const cities = getHelpSides(values.help_type).flatMap((side) => values[side].map(({ city }) => city.trim()));
  if (cities.some((city) => city === '')) return null;
  const [city_from = null, city_to = null] = [cities[0], cities.at(-1)];
  const route = formatRoute({ city_from, city_to });
  const between = countStopsBetween(cities.length);
  return between > 0 ? texts.moreStops(route, between) : route;
}

function describeSuggestion(values: OrderValues): string {
  const estimate = suggestEstimate(values);
  return estimate ? sectionTexts.suggested(suggestionTexts.title(estimate.people, formatHours(estimate.hours))) : '';
}

function formatWhen({ date, end_date, arrival_window }: OrderValues): string {
  if (!windowMinutes(arrival_window)) return '';
  return date && parseDate(date)
    ? formatJobWhen({ date, end_date, arrival_window })
    : texts.windowOnly(formatTimeWindow(arrival_window));
}

function formatHoursPerDay({ date, end_date, estimated_hours }: OrderValues): string {
  return estimated_hours ? formatDailyHours({ date: date ?? '', end_date, estimated_hours }) : '';
}

function listAddresses(values: OrderValues, side: Side): string[] {
  return present(...values[side].map(formatAddress));
}

function countAll(counts: readonly (number | null)[]): number {
  return counts.reduce<number>((sum, count) => sum + (count ?? 1), 0);
}

function present(...lines: readonly string[]): string[] {
  return lines.filter((line) => line !== '');
}
