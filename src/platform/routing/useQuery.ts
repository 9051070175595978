import { useMemo } from 'react';
import { readAddress } from './address';
import { useRouter } from './router';
import { useShownAddress } from './shownAddress';

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
  const { base, navigate } = useRouter();
  const { path, search } = useShownAddress();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const change = (changes: Changes, options?: { replace?: boolean }) => {
    const now = readAddress();
    // The person has already left for another page.
    if (now.path !== path) return;
    const next = new URLSearchParams(now.search);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    const query = next.toString();
    navigate(path.slice(base.length) + (query && `?${query}`), options);
  };
  return [(name) => params.get(name), change];
}
