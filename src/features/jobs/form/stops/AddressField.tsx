import { useState } from 'react';
import type { Stop } from '#generated/model';
import type { FoundAddress } from '#platform/address/addressProvider';
import { type FieldName, createPartNames } from '#platform/forms/fieldNames';
import { TextField } from '#platform/forms/fields/text/TextField';
import { useFormValue, useChangeValue, useReadValue } from '#platform/forms/formValues';
import { foldText } from '#platform/lib/text';
import { suggest } from '#platform/ui/choices/Combobox';
import { announce } from '#platform/ui/feedback/announcements';
import { orderRules as rules, type StopValues, toAddressParts, createStop, toStopValues } from '../../orders';
import { useFoundAddresses } from '../customersApi';
import { useChosenCustomer, useOrderFormFacts } from '../orderFormContext';
import { customerTexts } from '../texts';
import { stopTexts as texts } from './texts';

/** The street of a stop. Suggests addresses: the customer's earlier ones and the address provider's. */
export function AddressField({ stop }: { stop: FieldName<StopValues> }) {
  const { branch } = useOrderFormFacts();
  const { customer } = useChosenCustomer();
  const { field, fillEarlier, fillFound } = useFillStop(stop);
  const [searched, setSearched] = useState('');
  const typed = useFormValue(field('address_line')) ?? '';
  const earlier = (customer?.addresses ?? none).filter(({ address_line }) => hasText(address_line, typed));
  const found = useFoundAddresses(branch, searched);
  const isChosen = earlier.some(({ address_line }) => address_line === typed);
  return (
    <TextField
      name={field('address_line')}
      label={texts.address}
      autoComplete="off"
      required
      validate={rules.address}
      combobox={suggest({
        label: customerTexts.addresses,
        opensOnFocus: true,
        options: [
          ...(isChosen ? [] : earlier).map((address, at) => ({
            key: `earlier-${at}`,
            title: formatAddress(address),
            note: customerTexts.earlierAddress,
          })),
          ...(typed === '' ? none : found).map((address, at) => ({
            key: `found-${at}`,
            title: address.address_line,
            note: `${address.city}, ${address.state} ${address.zip}`.trim(),
          })),
        ],
        onSearch: setSearched,
        onChoose: (key) => {
          const [kind, at] = key.split('-');
          const [known, other] = [earlier[Number(at)], found[Number(at)]];
          if (kind === 'earlier' && known) fillEarlier(known);
          if (kind === 'found' && other) fillFound(other);
        },
      })}
    />
  );
}

/** The city of a stop. Suggests the cities, with their ZIP codes, of addresses that are found for it. */
export function CityField({ stop }: { stop: FieldName<StopValues> }) {
  const { branch } = useOrderFormFacts();
  const { field, fillCity } = useFillStop(stop);
  const [searched, setSearched] = useState('');
  const typed = useFormValue(field('city')) ?? '';
  const found = useFoundAddresses(branch, searched).filter(({ city, zip }) => zip !== '' && startsWith(city, typed));
  const places = [...new Map(found.map((address) => [address.zip, address])).values()];
  return (
    <TextField
      name={field('city')}
      label={texts.city}
      autoComplete="off"
      required
      validate={rules.city}
      combobox={suggest({
        label: customerTexts.cities,
        options: (typed === '' ? none : places).map(({ city, state, zip }) => ({
          key: zip,
          title: city,
          note: `${state} ${zip}`,
        })),
        onSearch: setSearched,
        onChoose: (key) => {
          const place = places.find(({ zip }) => zip === key);
          if (place) fillCity(place);
        },
      })}
    />
  );
}

const startsWith = (text: string, typed: string): boolean => foldText(text).startsWith(foldText(typed.trim()));

function hasText(text: string, typed: string): boolean {
  return foldText(text).includes(foldText(typed.trim()));
}

const none: readonly never[] = [];

/** Fills in a stop: from an earlier stop with its facts, or with a found address alone. */
export function useFillStop(stop: FieldName<StopValues>) {
  const read = useReadValue();
  const change = useChangeValue();
  const field = createPartNames(stop);
  const fill = (parts: Partial<StopValues>) => {
    const now = read(stop);
    if (!now) return;
    change(stop, { ...now, ...parts });
    const { address_line, unit, city } = { ...now, ...parts };
    announce(customerTexts.addressUsed(formatAddress({ address_line, unit, city })));
  };
  return {
    field,
    fillEarlier: (earlier: Stop) => {
      const now = read(stop);
      if (now) fill(planStop(now, earlier));
    },
    fillFound: (found: FoundAddress) => fill(toAddressParts(found)),
    fillCity: ({ city, state, zip }: FoundAddress) => fill({ city, state, zip, pin: null }),
  };
}

/** Facts of a place that stay true from one move to the next; reservations and contacts do not. */
const lasting = [
  'place_type',
  'unit',
  'no_unit',
  'floor',
  'flights_of_stairs',
  'elevator',
  'long_carry_ft',
  'parking',
  'truck_max_ft',
  'access_notes',
] as const;

/** Values an earlier stop fills in: its address, and its details if the user entered none yet. */
function planStop(stop: StopValues, earlier: Stop): Partial<StopValues> {
  const known = toStopValues(earlier, stop.key);
  const untouched = createStop(stop.key, stop.state);
  const facts = lasting.filter((name) => stop[name] === untouched[name]);
  return { ...toAddressParts(earlier), ...Object.fromEntries(facts.map((name) => [name, known[name]])) };
}

/** "410 W Copperleaf Ave, Apt 205, Tempe" */
export function formatAddress({ address_line, unit, city }: Pick<Stop, 'address_line' | 'unit' | 'city'>): string {
  return [address_line, unit, city].filter(Boolean).join(', ');
}
