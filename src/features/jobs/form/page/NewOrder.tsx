import { useId, useState } from 'react';
import type { NeedField } from '#domain/orders/typedLine/needPhrases';
import type { Need } from '#domain/orders/typedLine/parseNeed';
import { arrivalWindowProblem } from '#domain/time/arrivalWindow';
import type { Branch, Order } from '#generated/model';
import { WithBranchDetails } from '#platform/branches/BranchBoundary';
import { useChangeValue, useReadValue } from '#platform/forms/formValues';
import { FormSection } from '#platform/forms/layout/FormSection';
import { SubmitButton } from '#platform/forms/layout/SubmitButton';
import { useSaving } from '#platform/forms/useSaving';
import { hasId } from '#platform/lib/codes';
import { parseDate } from '#platform/lib/time/dates';
import { usePageTitle } from '#platform/routing/currentRoute';
import { href } from '#platform/routing/links/href';
import { useLink, useNavigate, useNavigateIfHere } from '#platform/routing/links/useLink';
import { useQueryParam } from '#platform/routing/useQuery';
import { PageHeader } from '#platform/ui/layout/PageHeader';
import { showToast } from '#platform/ui/messages/toasts';
import { PlanFullNotice, PlanLimitNotice } from '../../../billing';
import {
  OrderUnavailable,
  cardTexts,
  copyOrder,
  createOrderValues,
  toOrderRequest,
  type OrderValues,
  useOrder,
  useWriteOrder,
  TypedLine,
} from '../../orders';
import { applyBooking } from '../booking/applyBooking';
import { useOrderFormFacts, orderField } from '../orderFormContext';
import { formTexts as texts, bookingTexts, formTexts, sectionTexts } from '../texts';
import { OrderFormSkeleton, OrderForm } from './OrderForm';

type Origin = 'company-job' | 'company-calendar';

const getBackLabel = (from: Origin) => (from === 'company-job' ? cardTexts.backToJobs : texts.backToCalendar);

type NewOrderProps = { from: Origin };

/** The page of a new order: empty, on a day (`?date=`, `?window=`), or as a copy of another one (`?copy=`). Back goes to `from`. */
export function NewOrder({ from }: NewOrderProps) {
  const title = usePageTitle();
  const link = useLink();
  const backTo = href(from);
  const [copied] = useQueryParam('copy');
  const copyId = Number(copied);
  return (
    <>
      <PageHeader title={title} back={{ ...link(backTo), label: getBackLabel(from) }} />
      <WithBranchDetails>
        {(branch) =>
          Number.isInteger(copyId) && copyId > 0 ? (
            <Copy key={copyId} branch={branch} orderId={copyId} backTo={backTo} />
          ) : (
            <Fresh branch={branch} backTo={backTo} />
          )
        }
      </WithBranchDetails>
    </>
  );
}

type FreshProps = { branch: Branch; backTo: string };

function Fresh({ branch, backTo }: FreshProps) {
  const [date] = useQueryParam('date');
  const [window] = useQueryParam('window');
  const [values] = useState(() => createOrderValues(branch, readDay(date), readWindow(window)));
  const own = { draft: `order-new-${branch.id}`, ownPath: href('company-job-create') };
  return <NewOrderForm branch={branch} values={values} backTo={backTo} {...own} />;
}

const readDay = (date: string | null) => (date !== null && parseDate(date) ? date : null);
const readWindow = (window: string | null) =>
  window !== null && arrivalWindowProblem(window, false) === null ? window : null;

function Copy({ branch, orderId, backTo }: FreshProps & { orderId: number }) {
  const { data: order, error, isFetching, refetch } = useOrder(orderId);
  if (!order && error) return <OrderUnavailable error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  if (!order) return <OrderFormSkeleton />;
  return <CopyForm branch={branch} order={order} backTo={backTo} />;
}

function CopyForm({ branch, order, backTo }: FreshProps & { order: Order }) {
  const [values] = useState(() => copyOrder(order));
  const ownPath = `${href('company-job-create')}?copy=${order.order_id}`;
  const own = { draft: `order-copy-${branch.id}-${order.order_id}`, ownPath };
  return <NewOrderForm branch={branch} values={values} backTo={backTo} {...own} />;
}

/** Value of the button that saves and then drafts a crew. */
const buildCrew = 'build-crew';

type NewOrderFormProps = FreshProps & { values: OrderValues; draft: string; ownPath: string };

function NewOrderForm({ branch, values, draft, backTo, ownPath }: NewOrderFormProps) {
  const id = useId();
  const navigate = useNavigate();
  const navigateIfHere = useNavigateIfHere();
  const { mutateAsync } = useWriteOrder(branch.id);
  const { run, refusal, saved } = useSaving<Order>();
  const save = (typed: OrderValues) => run(() => mutateAsync({ id: branch.id, data: toOrderRequest(typed) }));
  const leave = (button: string) => {
    const order = saved();
    if (button === buildCrew && order && hasId(order.order_id)) {
      navigateIfHere(href('company-job-build-crew', { id: order.order_id }));
      showToast({ message: texts.saved(order.number), intent: 'success' });
      return;
    }
    navigateIfHere(href('company-job-not-formed'));
    if (order) showCreatedToast(order, (orderId) => navigate(href('company-job-team-add', { id: orderId })));
  };
  return (
    <OrderForm
      id={id}
      branch={branch}
      draft={draft}
      backTo={backTo}
      initialValues={values}
      saveLabel={texts.save}
      alsoSave={
        <SubmitButton size="medium" variant="outline" fill value={buildCrew}>
          {texts.saveAndBuild}
        </SubmitButton>
      }
      isNew
      intro={<BookingLine />}
      onSave={save}
      onSaved={leave}
    >
      {refusal ? (
        <PlanLimitNotice {...refusal} returnTo={ownPath} />
      ) : (
        <PlanFullNotice limit="orders" returnTo={ownPath} />
      )}
    </OrderForm>
  );
}

/** One line that fills in a new order while the dispatcher is on the phone. */
function BookingLine() {
  const { branch } = useOrderFormFacts();
  const read = useReadValue();
  const change = useChangeValue();
  const fill = (before: Need, after: Need) => {
    const empty = createOrderValues(branch);
    const values = { ...empty, ...read(orderField.root) };
    const filled = applyBooking(before, after, values, empty);
    for (const name of filledNames) if (filled[name] !== values[name]) change(orderField(name), filled[name]);
  };
  return (
    <FormSection title={bookingTexts.title} why={bookingTexts.why}>
      <TypedLine
        name={orderField('line')}
        label={bookingTexts.line}
        hint={bookingTexts.hint}
        branch={branch}
        isBooking
        fields={fields}
        onNeed={fill}
      />
    </FormSection>
  );
}

/** The fields that a line can fill in. */
const filledNames = [
  'customer_name',
  'customer_last_name',
  'customer_primary_phone',
  'move_size',
  'help_type',
  'date',
  'arrival_window',
  'estimated_hours',
  'pick_up_addresses',
  'destination_addresses',
  'crew_requirements',
  'offered_rates',
  'tool_ids',
  'languages',
  'vehicle_requirements',
] as const;

const fields = new Set<NeedField>([
  'customer',
  'phone',
  'moveSize',
  'service',
  'date',
  'window',
  'hours',
  'place',
  'destination',
  'floor',
  'flights',
  'elevator',
  'position',
  'rate',
  'tool',
  'language',
  'vehicle',
]);

/** Shows that a new job was saved, with the next step if the provider says which job it is. */
function showCreatedToast({ number, order_id }: Order, addCrew: (orderId: number) => void): void {
  showToast({
    message: formTexts.saved(number),
    intent: 'success',
    ...(hasId(order_id) && { action: { text: sectionTexts.addCrew, onClick: () => addCrew(order_id) } }),
  });
}
