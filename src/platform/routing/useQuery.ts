import { useSearchParams } from 'wouter';

type Changes = Readonly<Record<string, string | null>>;

/** One query parameter of the address bar: its value and its setter, which adds a history entry. */
export function useQueryParam(name: string): [value: string | null, change: (value: string | null) => void] {
  const [read, change] = useQueryParams();
  return [read(name), (value) => change({ [name]: value })];
}

/**
 * Several query parameters of the address bar, read by name and changed together. Null removes one. A change adds a
 * history entry unless it replaces the current one.
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
