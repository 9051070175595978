import { createContext, type Provider, useContext } from 'react';

/** A context that has no default: its provider, and the hook that reads it. Outside the provider the hook throws `message`. */
export function createRequiredContext<Value extends object>(message: string): [Provider<Value>, () => Value] {
  const Context = createContext<Value | undefined>(undefined);
  return [
    Context,
    function useRequired() {
      const value = useContext(Context);
      if (!value) throw new Error(message);
      return value;
    },
  ];
}
