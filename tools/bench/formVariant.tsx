import type { FormApi } from 'final-form';
import { type ReactNode, useState } from 'react';
import { useField, useForm } from 'react-final-form';
import { vi } from 'vitest';
import type { ValuesStore } from '../../src/platform/forms/valuesStore';
import type { Variant } from './forms';

type Values = { items: { key: string; name: string; qty: number | null; cuft: number | null }[]; notes: string };

export function makeValues(entries: number): Values {
  const items = Array.from({ length: entries }, (_, at) => ({ key: `k${at}`, name: `Box ${at}`, qty: 2, cuft: 3 }));
  return { items, notes: '' };
}

/** A form of a list, notes and derived values, with the part of the variant replaced. */
export async function createForm(variant: Variant, initialValues: Values): Promise<() => ReactNode> {
  const parts = await partsFor(variant);
  const { Form, TextField, field } = parts;
  const Items = createItems(parts);
  const isIndependent = variant !== 'every field validated' && variant !== 'plain react-final-form';

  function Total({ from }: { from: (values: Partial<Values>) => object }) {
    return <output>{JSON.stringify(parts.useDerivedValue(field.root, from))}</output>;
  }

  return function TestForm() {
    return (
      <Form<Values> initialValues={initialValues} onSubmit={() => undefined} independent={isIndependent} summary>
        {variant === 'no silent registration' && <Loud />}
        <Items />
        <TextField name={field('notes')} label="Notes" />
        {totals.map((total, at) => (
          <Total key={at} from={total} />
        ))}
      </Form>
    );
  };
}

type Parts = Awaited<ReturnType<typeof partsFor>>;

/** The modules of the form layer, loaded again so that the replacement is everywhere. */
async function partsFor(variant: Variant) {
  vi.resetModules();
  vi.doUnmock('../../src/platform/forms/valuesStore');
  vi.doUnmock('../../src/platform/forms/useFieldState');
  if (variant === 'a subscription per reader') vi.doMock('../../src/platform/forms/valuesStore', () => perReader);
  if (variant === 'plain react-final-form') vi.doMock('../../src/platform/forms/useFieldState', () => plainFields);
  const { platformCatalog } = await import('../../src/platform/language/platformCatalog');
  await platformCatalog.load('en');
  const [{ Form }, { createFieldNames, createPartNames }, { TextField }, { NumberField }, lists, values, validators] =
    await Promise.all([
      import('../../src/platform/forms/Form'),
      import('../../src/platform/forms/fieldNames'),
      import('../../src/platform/forms/fields/text/TextField'),
      import('../../src/platform/forms/fields/text/NumberField'),
      import('../../src/platform/forms/useListField'),
      import('../../src/platform/forms/formValues'),
      import('../../src/platform/forms/validation/validators'),
    ]);
  return {
    Form,
    TextField,
    NumberField,
    field: createFieldNames<Values>(),
    createPartNames,
    useListField: lists.useListField,
    useDerivedValue: values.useDerivedValue,
    nameRule: validators.maxLength(80),
  };
}

function createItems({ field, createPartNames, TextField, NumberField, ...parts }: Parts) {
  function Item({ index }: { index: number }) {
    const item = createPartNames(field(`items[${index}]`));
    return (
      <>
        <TextField name={item('name')} label={`name ${index}`} required validate={parts.nameRule} />
        <NumberField name={item('qty')} label={`quantity ${index}`} required />
        <NumberField name={item('cuft')} label={`volume ${index}`} required />
      </>
    );
  }

  return function Items() {
    const list = parts.useListField(field('items'), 'Items');
    return (
      <>
        {list.keys.map((key, index) => (
          <Item key={key} index={index} />
        ))}
        <button type="button" onClick={() => list.remove(0)}>
          Remove
        </button>
      </>
    );
  };
}

/** As many derived values as the order form shows. */
const totals = Array.from({ length: 8 }, (_, at) => ({ items = [] }: Partial<Values>) => ({
  total: at + items.reduce((sum, { name, qty, cuft }) => sum + name.length + (qty ?? 0) * (cuft ?? 0), 0),
}));

/** Rendered before the fields: none of them registers silently. */
function Loud() {
  const form = useForm<Values>('Loud');
  useState(() => registerLoudly(form));
  return null;
}

function registerLoudly(form: FormApi<Values>): void {
  const { registerField } = form;
  form.registerField = (name, subscriber, subscription, config = {}) =>
    registerField(name, subscriber, subscription, { ...config, silent: false });
}

const perReader = {
  createValuesStore: (form: FormApi<object>): ValuesStore => ({
    read: () => form.getState().values,
    subscribe: (onChange) => form.subscribe(onChange, { values: true }),
  }),
};

const wanted = { error: true, submitError: true, submitFailed: true, touched: true, modifiedSinceLastSubmit: true };

const plainFields = {
  useFieldState: (name: string, { validate }: { validate?: (value: unknown, values: object) => unknown }) =>
    useField<unknown>(name, { ...(validate && { validate }), subscription: wanted }).meta,
};
