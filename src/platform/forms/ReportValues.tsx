import { useEffect } from 'react';
import { useForm } from 'react-final-form';

/** Stands in a `Form` and tells all its values, at once and at each change, without drawing anything. */
export function ReportValues({ onChange }: { onChange: (values: Record<string, unknown>) => void }) {
  const form = useForm<Record<string, unknown>>('ReportValues');
  useEffect(() => form.subscribe(({ values }) => onChange(values), { values: true }), [form, onChange]);
  return null;
}
