import { lazy, type ReactNode, useId } from 'react';
import { LazyBoundary } from '#platform/ui/boundaries/LazyBoundary';
import { SubmitButton } from '#platform/forms/layout/SubmitButton';
import { useLink } from '#platform/routing/links/useLink';
import { Button } from '#platform/ui/inputs/Button';
import { type SectionName, countErrors, listFilled, type SectionState } from '../model/orderSections';
import { useDerivedOrder } from '../orderFormContext';
import { formTexts as texts, formTexts, sectionTexts } from '../texts';
import styles from './OrderSummary.module.css';
import { describeRoute, sectionFacts } from './sectionFacts';
import { useWrongFieldNames } from '#platform/forms/layout/FormProblems';
import { ErrorIcon, SuccessIcon } from '#platform/ui/icons';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { Columns, Muted, Row, Stack, Text } from '#platform/ui/layout/Layout';

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
    <Stack isCard as="aside" gap={3} className={styles.summary} aria-labelledby={id}>
      <div>
        <Text as="h2" size={16} id={id}>
          {texts.summaryTitle}
        </Text>
        <Route />
      </div>
      <LazyBoundary>
        <RoutePreview />
      </LazyBoundary>
      <SectionList names={names} onGo={onGo} />
      <Columns canShrink={false} gap={2}>
        <SubmitButton size="medium" fill>
          {saveLabel}
        </SubmitButton>
        {alsoSave}
        <Button size="medium" fill {...link(backTo)}>
          {texts.cancel}
        </Button>
      </Columns>
    </Stack>
  );
}

/** "Tempe → Gilbert", once it is known. */
export function Route() {
  const route = useDerivedOrder(describeRoute);
  return route === null ? null : <Muted>{route}</Muted>;
}

type SectionListProps = {
  names: readonly SectionName[];
  /** Moves to the section with this index. */
  onGo: (index: number) => void;
};

/** The sections of the form with their state and a summary of their values. Each leads to its section. */
export function SectionList({ names, onGo }: SectionListProps) {
  const wrong = useWrongFieldNames();
  const filled = useDerivedOrder(listFilled);
  return (
    <nav className={styles.nav} aria-label={sectionTexts.label}>
      <ol>
        {names.map((name, index) => {
          const errors = countErrors(wrong, name);
          const state = errors > 0 ? 'errors' : filled.includes(name) ? 'done' : 'open';
          return (
            <li key={name}>
              <button type="button" className={styles.link} onClick={() => onGo(index)}>
                <StateIcon state={state} />
                <Stack as="span" canShrink>
                  <Row as="span" gap={2} align="baseline" weight="medium" className={styles.title}>
                    <span>{formTexts.sections[name].title}</span>
                    {state === 'errors' ? (
                      <Text as="span" tone="danger" size={12}>
                        {sectionTexts.errors(errors)}
                      </Text>
                    ) : (
                      <VisuallyHidden>{sectionTexts.states[state]}</VisuallyHidden>
                    )}
                  </Row>
                  <Facts name={name} />
                </Stack>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** Renders again only when its text changes. */
function Facts({ name }: { name: SectionName }) {
  return useDerivedOrder(sectionFacts[name]).map((fact, line) => (
    <Muted as="span" size={13} isNumeric isBreaking key={line} className={styles.fact}>
      {fact}
    </Muted>
  ));
}

function StateIcon({ state }: { state: SectionState }) {
  if (state === 'done') return <SuccessIcon className={styles.done} size={16} />;
  if (state === 'errors') return <ErrorIcon className={styles.wrong} size={16} />;
  return <span className={styles.open} aria-hidden="true" />;
}
