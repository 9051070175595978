import { type ComponentProps, lazy } from 'react';
import { LazyBoundary } from '#platform/ui/boundaries/LazyBoundary';

const SettingsNav = lazy(async () => ({ default: (await import('./SettingsNav')).SettingsNav }));

/** Navigation between the settings. Loaded when shown, because the layout around it is on every page. */
export function LazySettingsNav(props: ComponentProps<typeof SettingsNav>) {
  return (
    <LazyBoundary>
      <SettingsNav {...props} />
    </LazyBoundary>
  );
}
