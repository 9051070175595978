import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createQueryClient } from '#platform/cache/queryClient';
import { SettingsProvider } from '#platform/config/SettingsContext';
import { Form } from '#platform/forms/Form';
import { FormSection } from '#platform/forms/layout/FormSection';
import { todayIn } from '#platform/lib/time/zonedTimes';
import { createPreferences, PreferencesProvider } from '#platform/preferences/preferences';
import { UiProvider } from '#platform/ui/UiProvider';
import { castIds } from '../../../mocks/account/seed/cast';
import { presentBranch } from '../../../mocks/branches/answers';
import { CustomerProvider, OrderFormContext } from '../../../src/features/jobs/form/orderFormContext';
import { formTexts } from '../../../src/features/jobs/form/texts';
import { createUploads } from '../../../src/features/jobs/orders/files/uploads';
import { createOrderValues, type OrderValues } from '../../../src/features/jobs/orders/model/orderValues';
import { testSettings } from '../app/startApp';
import { testWorld } from '../world';
import { orderActions } from './orderActions';

const noUploads = createUploads(() => Promise.reject(new Error('These sections send no files')));

/** The sections that make no calls, or only those whose answers are given. */
const names = ['customer', 'service', 'when', 'pickUp', 'destination', 'crew'] as const;
type SectionName = (typeof names)[number];

type Given = {
  /** Puts answers into the cache; a call without one fails, because there is no network. */
  answer?: (queryClient: QueryClient) => void;
  values?: Partial<OrderValues>;
};

/** Sections of the order form for a new order in Phoenix, without app, page and network. */
export function renderOrderSections(
  sections: Readonly<Partial<Record<SectionName, ComponentType>>>,
  { answer, values }: Given = {},
) {
  const queryClient = createQueryClient(() => undefined);
  answer?.(queryClient);
  const { tables, clock } = testWorld({ scenario: 'empty' });
  const branch = presentBranch(tables, tables.branch.require(1), tables.user.require(castIds.priya));
  const facts = {
    branch,
    today: todayIn(branch.timezone, clock.now()),
    keptDate: null,
    isNew: false,
    uploads: noUploads,
  };
  const form = names.map((name) => {
    const Section = sections[name];
    return (
      Section && (
        <FormSection key={name} {...formTexts.sections[name]}>
          <Section />
        </FormSection>
      )
    );
  });
  render(
    <SettingsProvider settings={testSettings} slots={{}}>
      <QueryClientProvider client={queryClient}>
        <PreferencesProvider value={createPreferences('', { getItem: () => null, setItem: () => undefined })}>
          <UiProvider>
            <OrderFormContext value={facts}>
              <Form<OrderValues>
                initialValues={{ ...createOrderValues(branch), ...values }}
                onSubmit={() => undefined}
                independent
                layout="page"
              >
                <CustomerProvider>{form}</CustomerProvider>
              </Form>
            </OrderFormContext>
          </UiProvider>
        </PreferencesProvider>
      </QueryClientProvider>
    </SettingsProvider>,
  );
  return orderActions;
}
