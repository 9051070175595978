import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { presentBranch } from '../../../mocks/presenters/branches';
import { castIds } from '../../../mocks/seed/cast';
import { createUploads } from '../../../src/features/jobs/files/uploads';
import { OrderFormContext } from '../../../src/features/jobs/orderForm/orderFormContext';
import { formTexts } from '../../../src/features/jobs/orderForm/texts';
import { createOrderValues, type OrderValues } from '../../../src/features/jobs/model/orderValues';
import { Form } from '../../../src/platform/forms/Form';
import { FormSection } from '../../../src/platform/forms/layout/FormSection';
import { todayIn } from '../../../src/platform/lib/time/zonedTimes';
import { UiProvider } from '../../../src/platform/ui/UiProvider';
import { orderActions } from './orderActions';
import { testWorld } from '../world';

const noUploads = createUploads(() => Promise.reject(new Error('These sections send no files')));

/** The sections that make no calls. */
const names = ['service', 'pickUp', 'destination', 'crew'] as const;
type SectionName = (typeof names)[number];

/** Sections of the order form for a new order in Phoenix, without app, page and network. */
export function renderOrderSections(sections: Readonly<Partial<Record<SectionName, ComponentType>>>) {
  const { tables, clock } = testWorld({ scenario: 'empty' });
  const branch = presentBranch(tables, tables.branch.require(1), tables.user.require(castIds.priya));
  const facts = { branch, today: todayIn(branch.timezone, clock.now()), keptDate: null, uploads: noUploads };
  render(
    <UiProvider>
      <OrderFormContext value={facts}>
        <Form<OrderValues>
          initialValues={createOrderValues(branch)}
          onSubmit={() => undefined}
          independent
          layout="page"
        >
          {names.map((name) => {
            const Section = sections[name];
            return (
              Section && (
                <FormSection key={name} {...formTexts.sections[name]}>
                  <Section />
                </FormSection>
              )
            );
          })}
        </Form>
      </OrderFormContext>
    </UiProvider>,
  );
  return orderActions;
}
