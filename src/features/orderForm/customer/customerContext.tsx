import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import type { Customer } from '#generated/model';

type ChosenCustomer = {
  /** The earlier customer who was chosen in this form. */
  customer: Customer | null;
  choose: (customer: Customer) => void;
};

const CustomerContext = createContext<ChosenCustomer>({ customer: null, choose: () => undefined });

/** Lets the stops of an order offer the addresses of the customer who was chosen. */
export function CustomerProvider({ children }: { children: ReactNode }) {
  const [customer, choose] = useState<Customer | null>(null);
  const chosen = useMemo(() => ({ customer, choose }), [customer]);
  return <CustomerContext value={chosen}>{children}</CustomerContext>;
}

export function useChosenCustomer(): ChosenCustomer {
  return use(CustomerContext);
}
