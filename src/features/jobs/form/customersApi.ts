import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usStates } from '#domain/places/usStates';
import { getGetZipPlacesQueryKey, getZipPlaces } from '#generated/endpoints/lookups/lookups';
import {
  getCustomers,
  getGetCustomersQueryKey,
  getGetKnownAddressesQueryKey,
  getKnownAddresses,
} from '#generated/endpoints/orders/orders';
import type { Branch, Customer, KnownAddress } from '#generated/model';
import type { AddressProvider, FoundAddress } from '#platform/address/addressProvider';
import { createGeocoder } from '#platform/address/geocoder';
import { useSettings } from '#platform/config/SettingsContext';
import { ApiError } from '#platform/http/ApiError';

// Calls that help to fill in an order. They are a convenience: when one fails, nothing is suggested and no toast shows.

const shortest = 2;
const longest = 60;
/** Suggestions of one search stay for the session. */
const quietly = { staleTime: Number.POSITIVE_INFINITY, retry: false } as const;

/** Keys of the answers in the cache. */
export const suggestionKeys = {
  customers: (branchId: number, text: string) => getGetCustomersQueryKey(branchId, { 'filter[search]': text }),
  addresses: (branchId: number, text: string, geocoderUrl = '') => [
    ...getGetKnownAddressesQueryKey(branchId, { 'filter[search]': text }),
    geocoderUrl,
  ],
  zipPlaces: (zip: string) => getGetZipPlacesQueryKey({ zip }),
};

/** Earlier customers of a branch whose name or phone matches. */
export function useCustomers(branchId: number, text: string): readonly Customer[] {
  const searchText = text.trim().slice(0, longest);
  const { data } = useQuery({
    ...quietly,
    queryKey: suggestionKeys.customers(branchId, searchText),
    queryFn: ({ signal }) => orNothing(getCustomers(branchId, { 'filter[search]': searchText }, undefined, signal)),
    enabled: searchText.length >= shortest,
    placeholderData: keepPreviousData,
  });
  return searchText.length >= shortest ? (data ?? none) : none;
}

/** Addresses for a typed text: of the geocoder in the settings, or else of the branch's earlier orders. */
export function useFoundAddresses({ id, lat, lng }: Branch, text: string): readonly FoundAddress[] {
  const { geocoderUrl } = useSettings();
  const find = useAddressProvider(id, geocoderUrl);
  const near = lat === null || lng === null ? null : { lat, lng };
  const searchText = text.trim().slice(0, longest);
  const { data } = useQuery({
    ...quietly,
    queryKey: suggestionKeys.addresses(id, searchText, geocoderUrl),
    queryFn: ({ signal }) => find({ text: searchText, near, signal }).catch(() => none),
    enabled: searchText.length >= shortest,
    placeholderData: keepPreviousData,
  });
  return searchText.length >= shortest ? (data ?? none) : none;
}

function useAddressProvider(branchId: number, geocoderUrl: string | undefined): AddressProvider {
  return useMemo(
    () => (geocoderUrl === undefined ? findKnown(branchId) : createGeocoder(geocoderUrl, usStates)),
    [branchId, geocoderUrl],
  );
}

const findKnown =
  (branchId: number): AddressProvider =>
  async ({ text, signal }) => {
    const found: readonly KnownAddress[] = await getKnownAddresses(
      branchId,
      { 'filter[search]': text },
      undefined,
      signal,
    );
    return found.map((address, at) => ({ ...address, id: String(at) }));
  };

/** Returns a function that looks up the cities of a complete ZIP code; none when it is not known. */
export function useZipPlaces() {
  const queryClient = useQueryClient();
  return (zip: string) =>
    queryClient.fetchQuery({
      ...quietly,
      queryKey: suggestionKeys.zipPlaces(zip),
      queryFn: () => orNothing(getZipPlaces({ zip })),
    });
}

async function orNothing<Found>(call: Promise<readonly Found[]>): Promise<readonly Found[]> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError) return [];
    throw error;
  }
}

const none: readonly never[] = [];
