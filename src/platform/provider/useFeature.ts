import { useSelector } from 'react-redux';
import type { Feature } from '#domain/providerFeatures';
import type { ProviderState } from './slice';

type WithProvider = { provider: ProviderState };

/** Checks whether the provider has a feature: true until one of its calls was found to be missing. */
export function useFeature(feature: Feature): boolean {
  return useHasFeature()(feature);
}

/** Returns the check itself, for several features; `undefined` is a page of the specification. */
export function useHasFeature(): (feature: Feature | undefined) => boolean {
  const missing = useSelector(({ provider }: WithProvider) => provider.missing);
  return (feature) => feature === undefined || !missing.includes(feature);
}
