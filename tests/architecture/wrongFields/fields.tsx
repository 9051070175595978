/* The lines marked "wrong" do not compile, all others do: ../fieldNames.test.ts. */
import { NewPasswordFields } from '../../../src/features/auth/password/NewPasswordFields';
import { orderField as order } from '../../../src/features/jobs/form/orderFormContext';
import type { OrderValues } from '../../../src/features/jobs/orders/model/orderValues';
import { memberField as member } from '../../../src/features/team/model/memberValues';
import { createPartNames, createFieldNames } from '../../../src/platform/forms/fieldNames';
import { CheckboxField } from '../../../src/platform/forms/fields/choices/CheckboxField';
import { RadioField } from '../../../src/platform/forms/fields/choices/RadioField';
import { MoneyField } from '../../../src/platform/forms/fields/text/MoneyField';
import { TextField } from '../../../src/platform/forms/fields/text/TextField';
import { useChangeValue } from '../../../src/platform/forms/formValues';
import { useListField } from '../../../src/platform/forms/useListField';
import { sameAs, type Validator } from '../../../src/platform/forms/validation/validators';

const login = createFieldNames<{ email: string }>();
const signUp = createFieldNames<{ password: string; password_confirmation: string; city: string }>();
const item = createPartNames(order('items[0]'));

export const fields = [
  <TextField name={order('customer_name')} label="" />,
  <TextField name={order('customer_nam')} label="" />, // wrong: no such field
  <TextField name="customer_name" label="" />, // wrong: a plain string

  <TextField name={order('items[0].name')} label="" />,
  <TextField name={order('items[0].nam')} label="" />, // wrong: no such field in an entry
  <TextField name={order('items.name')} label="" />, // wrong: a list has no fields
  <TextField name={item('name')} label="" />,
  <TextField name={item('nam')} label="" />, // wrong: no such field in the entry

  <MoneyField name={order('travel_pay')} label="" />,
  <MoneyField name={order('customer_name')} label="" />, // wrong: the field holds a text
  <TextField name={order.root} label="" />, // wrong: all values are not one field

  <RadioField name={order('pay_type')} label="" choices={[{ value: 'flat', title: '' }]} />,
  <RadioField name={order('pay_type')} label="" choices={[{ value: 'flatt', title: '' }]} />, // wrong: no such choice

  <CheckboxField name={order('firm_time')} label="" alsoChecks={[order('arrival_window')]} />,
  <CheckboxField name={order('firm_time')} label="" alsoChecks={[order('arrival')]} />, // wrong: no such field
  <CheckboxField name={order('firm_time')} label="" alsoChecks={['arrival_window']} />, // wrong: a plain string

  <NewPasswordFields within={signUp.root} />,
  <NewPasswordFields within={login.root} />, // wrong: the form has no password
];

type OrderRule = Validator<unknown, OrderValues>;
const timeRule: OrderRule = (_, values) => (values.firm_time ? '' : undefined);
const typoRule: OrderRule = (_, values) => (values.firm_tme ? '' : undefined); // wrong: no such value

export const rules = [
  <TextField name={order('arrival_window')} label="" validate={timeRule} />,
  <TextField name={member('first_name')} label="" validate={timeRule} />, // wrong: a rule of another form
  <TextField name={signUp('city')} label="" validate={sameAs(signUp('password'))} />,
  <TextField name={signUp('city')} label="" validate={sameAs(signUp('pasword'))} />, // wrong: no such field
  <TextField name={signUp('city')} label="" validate={sameAs(login('email'))} />, // wrong: a field of another form
  typoRule,
];

export function useWrongValues() {
  const change = useChangeValue();
  change(order('estimated_hours'), 4);
  change(order('estimated_hours'), 'four'); // wrong: the field holds a number
  useListField(order('items'), '');
  useListField(order('tool_ids'), ''); // wrong: its entries have no key
}
