import { lazy, type ReactNode, useId } from 'react';
import { LazyBoundary } from '#platform/ui/boundaries/LazyBoundary';
import { SubmitButton } from '#platform/forms/layout/SubmitButton';
import { useLink } from '#platform/routing/links/useLink';
import { Button } from '#platform/ui/inputs/Button';
import type { SectionName } from '../model/orderSections';
import { useDerivedOrder } from '../orderValue';
import { formTexts as texts } from '../texts';
import styles from './OrderSummary.module.css';
import { describeRoute } from './sectionFacts';
import { SectionList } from './SectionList';

const RoutePreview = lazy(async () => ({ default: (await import('./RoutePreview')).RoutePreview }));

type OrderSummaryProps = {
  names: readonly SectionName[];
  onGo: (index: number) => void;
  saveLabel: string;
  alsoSave: ReactNode;
  backTo: string;
};

/** The sections with their state next to the form, and the save button. */
export function OrderSummary({ names, onGo, saveLabel, alsoSave, backTo }: OrderSummaryProps) {
  const id = useId();
  const link = useLink();
  return (
    <aside className={styles.summary} aria-labelledby={id}>
      <div>
        <h2 id={id} className={styles.summaryTitle}>
          {texts.summaryTitle}
        </h2>
        <Route />
      </div>
      <LazyBoundary>
        <RoutePreview />
      </LazyBoundary>
      <SectionList names={names} onGo={onGo} />
      <div className={styles.actions}>
        <SubmitButton size="medium" fill>
          {saveLabel}
        </SubmitButton>
        {alsoSave}
        <Button size="medium" fill {...link(backTo)}>
          {texts.cancel}
        </Button>
      </div>
    </aside>
  );
}

/** "Tempe → Gilbert", once it is known. */
export function Route() {
  const route = useDerivedOrder(describeRoute);
  return route === null ? null : <p className={styles.route}>{route}</p>;
}
