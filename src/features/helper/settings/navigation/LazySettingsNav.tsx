import { type ComponentProps, lazy } from 'react';
import { withTexts } from '#platform/language/withTexts';
import { LazyBoundary } from '#platform/ui/feedback/LazyBoundary';
import { helperSettingsCatalog } from '../catalog';

const SettingsNav = lazy(
  withTexts(async () => ({ default: (await import('./SettingsNav')).SettingsNav }), helperSettingsCatalog),
);

/** Navigation between the settings. Loaded when shown, because the layout around it is on every page. */
export function LazySettingsNav(props: ComponentProps<typeof SettingsNav>) {
  return (
    <LazyBoundary>
      <SettingsNav {...props} />
    </LazyBoundary>
  );
}
