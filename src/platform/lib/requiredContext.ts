import { createContext, type Provider, useContext } from 'react';

/** A context that has no default: its provider, and the hook that reads it, which throws outside the provider. */
export function createRequiredContext<Value extends object | number>(name: string): [Provider<Value>, () => Value] {
  const Context = createContext<Value | undefined>(undefined);
  return [
    Context,
    function useRequired() {
      const value = useContext(Context);
      if (value === undefined) throw new Error(`Outside the provider of ${name}`);
      return value;
    },
  ];
}
