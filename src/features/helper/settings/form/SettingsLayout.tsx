import type { ReactNode } from 'react';
import { usePageTitle } from '#platform/routing/currentRoute';
import { SkeletonCard } from '#platform/ui/feedback/Skeleton';
import { type Attempt, LoadFailed } from '#platform/ui/feedback/states';
import { Columns } from '#platform/ui/layout/Layout';
import { PageHeader } from '#platform/ui/layout/PageHeader';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { settingsFormTexts as texts } from '../texts';
import styles from './form.module.css';

/** A page of the settings: its title, and its parts below each other. */
export function SettingsLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <PageHeader title={usePageTitle()} />
      <Columns columns={1} gap={6} className={styles.page}>
        {children}
      </Columns>
    </>
  );
}

type WhenLoadedProps<Data> = {
  query: Attempt & { data: Data | undefined; isError: boolean };
  /** Height of the part while it loads, in pixels. */
  height: number;
  children: (data: Data) => ReactNode;
};

/** A part of the settings: loading, not loaded, or shown. */
export function WhenLoaded<Data>({ query, height, children }: WhenLoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) return <LoadFailed query={query} text={texts.failed} />;
  return <LoadingPart height={height} />;
}

/** Placeholder of a section while it loads. `height` is in pixels. */
export function LoadingPart({ height }: { height: number }) {
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      <SkeletonCard height={height} />
    </div>
  );
}
