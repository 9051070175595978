import { createContext, useContext, useDeferredValue, useSyncExternalStore } from 'react';
import { type Address, readAddress, watchAddress } from './address';

/** The address bar, and the address of the page on screen, which follows it when the new page is rendered. */
export type Addresses = { current: Address; shown: Address };

export const AddressesContext = createContext<Addresses | undefined>(undefined);

/**
 * A new path is shown in a second render that React does in short tasks, so that the answer to a click is painted
 * before. Another query of the same page is shown at once.
 */
export function useAddressBar(): Addresses {
  const current = useSyncExternalStore(watchAddress, readAddress);
  const deferred = useDeferredValue(current);
  return { current, shown: deferred.path === current.path ? current : deferred };
}

export function useAddresses(): Addresses {
  const addresses = useContext(AddressesContext);
  if (!addresses) throw new Error('The address is read outside AppRouter');
  return addresses;
}

/** The address of the page on screen. Its own context: it does not change when another page is requested. */
export const ShownAddress = createContext<Address | undefined>(undefined);

export function useShownAddress(): Address {
  const shown = useContext(ShownAddress);
  if (!shown) throw new Error('The address is read outside AppRouter');
  return shown;
}
