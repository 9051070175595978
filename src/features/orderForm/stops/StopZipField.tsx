import { orderRules as rules, type StopValues } from '../../orders';
import { useEffect, useEffectEvent, useRef } from 'react';
import { getZipState } from '#domain/places/zipStates';
import { createPartNames, type FieldName } from '#platform/forms/fieldNames';
import { MaskedField } from '#platform/forms/fields/text/MaskedField';
import { zipMask } from '#platform/forms/fields/text/masks';
import { useChangeValue, useFormValue, useReadValue } from '#platform/forms/formValues';
import { announce } from '#platform/ui/feedback/announcements';
import { useZipPlaces } from '../customersApi';
import { customerTexts } from '../texts';
import { stopTexts as texts } from './texts';

/** The ZIP code of a stop. A complete one fills in city and state, unless the user typed a city. */
export function StopZipField({ stop }: { stop: FieldName<StopValues> }) {
  const field = createPartNames(stop);
  useFillFromZip(stop);
  return (
    <MaskedField
      name={field('zip')}
      label={texts.zip}
      mask={zipMask}
      width="code"
      autoComplete="off"
      required
      validate={rules.zip}
    />
  );
}

function useFillFromZip(stop: FieldName<StopValues>): void {
  const field = createPartNames(stop);
  const zip = useFormValue(field('zip')) ?? '';
  const filledCity = useRef('');
  const lookUp = useZipPlaces();
  const read = useReadValue();
  const change = useChangeValue();
  const isFree = () => {
    const city = read(field('city')) ?? '';
    return city === '' || city === filledCity.current;
  };
  const fill = useEffectEvent(async (code: string) => {
    const state = getZipState(code);
    if (state === null || !isFree()) return;
    const [place] = await lookUp(code);
    if (!isFree() || read(field('zip')) !== code) return;
    if (place) {
      filledCity.current = place.city;
      change(field('city'), place.city);
      announce(customerTexts.cityFilled(place.city, place.state));
    } else announce(customerTexts.stateFilled(state));
    change(field('state'), place?.state ?? state);
  });
  useEffect(() => void fill(zip), [zip]);
}
