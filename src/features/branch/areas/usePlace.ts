import { useMemo } from 'react';
import type { ServingArea } from '#generated/model';
import { useFormValue } from '#platform/forms/formValues';
import { useSettled } from '#platform/ui/useSettled';
import { useLocatedStreet, usePlacesOfZip } from '../api';
import { branchField } from '../model/branchValues';
import { findPlace, isZip, type Place, toPlace, toStreetQuery } from '../model/place';

/** Milliseconds without a change before the geocoder is asked, so that it is not asked at every key. */
const pause = 600;

/** Place of the typed address, as far as it is known. Referentially stable while it does not move. */
export function usePlace(areas: readonly ServingArea[]): Place | undefined {
  const address_line = useFormValue(branchField('address_line')) ?? '';
  const city = useFormValue(branchField('city')) ?? '';
  const state = useFormValue(branchField('state')) ?? '';
  const zip = useFormValue(branchField('zip')) ?? '';
  const typed = { address_line, city, state, zip };
  const query = toStreetQuery(typed);
  const settled = useSettled(query, pause);
  const near = findPlace(areas, typed, {}) ?? getFirstPlace(areas);
  const found = useLocatedStreet(settled, near);
  const zipPlaces = usePlacesOfZip(isZip(zip) ? zip : undefined);
  const place = findPlace(areas, typed, { street: settled === query ? found : undefined, zipPlaces });
  const [lat, lng] = [place?.lat, place?.lng];
  return useMemo(() => (lat === undefined || lng === undefined ? undefined : { lat, lng }), [lat, lng]);
}

function getFirstPlace([first]: readonly ServingArea[]): Place | undefined {
  return first && toPlace(first);
}
