import { useEffect } from 'react';
import { useForm } from 'react-final-form';

/** Inside a `Form`: calls `onChange` with all values on mount and on each change. */
export function ReportValues({ onChange }: { onChange: (values: Record<string, unknown>) => void }) {
  const form = useForm<Record<string, unknown>>('ReportValues');
  useEffect(() => form.subscribe(({ values }) => onChange(values), { values: true }), [form, onChange]);
  return null;
}
