import { useSearchParams } from 'wouter';

type Changes = Readonly<Record<string, string | null>>;

/** One parameter of the address bar's query: its value and its change, which makes a new history entry. */
export function useQueryParam(name: string): [value: string | null, change: (value: string | null) => void] {
  const [read, change] = useQueryParams();
  return [read(name), (value) => change({ [name]: value })];
}

/**
 * Several parameters of the address bar's query, read by name and changed at once: null takes one away. A change makes a
 * new history entry unless it replaces the one there is.
 */
export function useQueryParams(): [
  read: (name: string) => string | null,
  change: (changes: Changes, options?: { replace?: boolean }) => void,
] {
  const [params, setParams] = useSearchParams();
  const change = (changes: Changes, options?: { replace?: boolean }) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      for (const [name, value] of Object.entries(changes)) {
        if (value === null) next.delete(name);
        else next.set(name, value);
      }
      return next;
    }, options);
  return [(name) => params.get(name), change];
}
