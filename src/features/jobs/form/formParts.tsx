import { type ReactNode, type ToggleEvent, useRef, useState } from 'react';
import { FieldNote } from '#platform/forms/fields/FieldFrame';
import { usePreferences } from '#platform/preferences/preferences';
import { Muted, Stack, Text } from '#platform/ui/layout/Layout';
import type { SectionName } from './model/orderSections';
import styles from './page/OrderForm.module.css';

/** The parts of the form that can be folded: whole sections, and the less common fields of others. */
type FoldName = SectionName | 'contact' | 'timing' | 'stop';

/** A part starts open if it has values, or if this person opened it in the last form on this device. */
export function useFold(name: FoldName, facts: readonly string[]) {
  const preferences = usePreferences();
  const readOpened = () => (preferences.read('job-form') ?? '').split(',').filter(Boolean);
  const [startsOpen] = useState(() => facts.length > 0 || readOpened().includes(name));
  const isOpen = useRef(startsOpen);
  return {
    facts,
    startsOpen,
    // A part that starts open reports this too.
    onToggle: ({ currentTarget: { open } }: ToggleEvent<HTMLDetailsElement>) => {
      if (isOpen.current === open) return;
      isOpen.current = open;
      const others = readOpened().filter((each) => each !== name);
      preferences.write('job-form', (open ? [...others, name] : others).join(','));
    },
  };
}

type MoreFieldsProps = {
  name: FoldName;
  label: string;
  /** The values of the folded fields, for the line that opens them. */
  facts: readonly string[];
  children: ReactNode;
};

/** Less common fields below the required ones; an error in them opens them. */
export function MoreFields({ name, label, facts, children }: MoreFieldsProps) {
  const { startsOpen, onToggle } = useFold(name, facts);
  return (
    <details className={styles.more} open={startsOpen} onToggle={onToggle}>
      <summary>
        <Text as="span" tone="primary" weight="medium">
          {label}
        </Text>
        <Muted as="span" isBreaking className={styles.facts}>
          {facts.join(' · ')}
        </Muted>
      </summary>
      <Stack gap={4} className={styles.moreFields}>
        {children}
      </Stack>
    </details>
  );
}

/** The error of the whole list; the error summary links here. */
export function ListError({ id, error }: { id: string; error: string | undefined }) {
  return (
    <div id={id} className={styles.listError} tabIndex={-1} data-invalid={error === undefined ? undefined : ''}>
      <FieldNote id={id} hint={undefined} error={error} />
    </div>
  );
}

/** The codes of a text table as choices of a select, in the table's order. */
export function toCodeChoices<Code extends string>(table: Record<Code, string>): { id: Code; name: string }[] {
  return Object.keys(table)
    .filter((id): id is Code => id in table)
    .map((id) => ({ id, name: table[id] }));
}
