import { useSearchParams } from 'wouter';
import { useShownAddress } from './address';

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
  const { path } = useShownAddress();
  const [params, setParams] = useSearchParams();
  const change = (changes: Changes, options?: { replace?: boolean }) => {
    // The person has already left for another page.
    if (location.pathname !== path) return;
    setParams(() => applyChanges(new URLSearchParams(location.search), changes), options);
  };
  return [(name) => params.get(name), change];
}

function applyChanges(params: URLSearchParams, changes: Changes): URLSearchParams {
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) params.delete(name);
    else params.set(name, value);
  }
  return params;
}
