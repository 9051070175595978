import { useSearchParams } from 'wouter';

/** One parameter of the address bar's query: its value and its change, which makes a new history entry. */
export function useQueryParam(name: string): [value: string | null, change: (value: string | null) => void] {
  const [params, setParams] = useSearchParams();
  const change = (value: string | null) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      if (value === null) next.delete(name);
      else next.set(name, value);
      return next;
    });
  return [params.get(name), change];
}
