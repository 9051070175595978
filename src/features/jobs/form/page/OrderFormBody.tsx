import {
  type ComponentType,
  memo,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useId,
} from 'react';
import { getHelpSides } from '#domain/orders/helpType';
import { CheckboxField } from '#platform/forms/fields/choices/CheckboxField';
import { ChecksField } from '#platform/forms/fields/choices/ChecksField';
import { MultiSelectField } from '#platform/forms/fields/choices/MultiSelectField';
import { TextAreaField } from '#platform/forms/fields/text/TextAreaField';
import { FormSection, FieldRow } from '#platform/forms/layout/FormSection';
import { LookupFailed } from '#platform/forms/layout/LookupFailed';
import { SubmitButton } from '#platform/forms/layout/SubmitButton';
import type { Language } from '#platform/language/current';
import { useLanguage } from '#platform/language/useLanguage';
import { Select } from '#platform/ui/choices/Select';
import { Callout } from '#platform/ui/feedback/Callout';
import { isFocusLost } from '#platform/ui/focus/focusable';
import { Button } from '#platform/ui/inputs/Button';
import { Columns } from '#platform/ui/layout/Layout';
import { useMobile } from '#platform/ui/layout/useMobile';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { useAfterChange } from '#platform/ui/useAfterChange';
import { type OrderValues, CrewSizeField, hasDriver, jobLabels, useTools, limits } from '../../orders';
import { useFold, toCodeChoices } from '../formParts';
import { ItemsSection } from '../items/ItemsSection';
import { VehiclesSection } from '../items/VehiclesSection';
import type { SectionName } from '../model/orderSections';
import { useOrderFormFacts, useDerivedOrder, useOrderValue, orderField } from '../orderFormContext';
import { CustomerFields } from '../sections/CustomerFields';
import { FilesFields } from '../sections/FilesFields';
import { PayFields } from '../sections/PayFields';
import { ServiceFields } from '../sections/ServiceFields';
import { WhenFields, Suggestion } from '../sections/WhenFields';
import { StopsSection } from '../stops/StopsSection';
import { OrderSummary, Route, SectionList, sectionFacts } from '../summary/OrderSummary';
import { formTexts as texts, sectionTexts } from '../texts';
import styles from './OrderForm.module.css';

function NotesFields() {
  return (
    <>
      <TextAreaField
        name={orderField('crew_notes')}
        label={texts.crewNotes}
        hint={texts.crewNotesHint}
        limit={limits.notes}
      />
      <TextAreaField
        name={orderField('office_notes')}
        label={texts.officeNotes}
        hint={texts.officeNotesHint}
        limit={limits.notes}
      />
    </>
  );
}

function CrewFields() {
  const tools = useTools();
  return (
    <>
      <CrewSizeField name={orderField('crew_requirements')} label={texts.crew} />
      <NoDriver />
      <Suggestion />
      <FieldRow columns="two">
        <MultiSelectField
          name={orderField('tool_ids')}
          label={texts.tools}
          items={tools.data ?? none}
          titleField="title"
        />
        <ChecksField name={orderField('languages')} label={texts.languages} choices={languages()} appearance="list" />
      </FieldRow>
      {tools.isError && <LookupFailed onRetry={() => void tools.refetch()} />}
      <CheckboxField name={orderField('favorites_first')} label={texts.favoritesFirst} />
    </>
  );
}

/** A driver is needed only if the company brings a truck. */
function NoDriver() {
  const crew = useOrderValue('crew_requirements');
  const vehicles = useOrderValue('vehicle_requirements');
  const isNeeded = crew.length > 0 && vehicles.some(({ provided_by }) => provided_by === 'company');
  return isNeeded && !hasDriver(crew) && <Callout intent="warning">{texts.noDriver}</Callout>;
}

const none: readonly { id: number; title: string }[] = [];
const languages = () => toCodeChoices(jobLabels.language).map(({ id, name }) => ({ value: id, title: name }));

// The sections depend on the form and the language alone, so a new step does not render them again.
const bodies: Record<SectionName, ComponentType<{ language: Language }>> = {
  customer: memo(CustomerFields),
  service: memo(ServiceFields),
  when: memo(WhenFields),
  pickUp: memo(() => <StopsSection side="pick_up_addresses" />),
  destination: memo(() => <StopsSection side="destination_addresses" />),
  items: memo(ItemsSection),
  crew: memo(CrewFields),
  vehicles: memo(VehiclesSection),
  pay: memo(PayFields),
  notes: memo(NotesFields),
  files: memo(FilesFields),
};

type OrderFormBodyProps = {
  step: number;
  onStep: (step: number) => void;
  saveLabel: string;
  /** Another button that saves, beside the usual one. */
  alsoSave?: ReactNode;
  backTo: string;
  /** Above the first section. */
  intro?: ReactNode;
};

/** The sections of an order: all of them next to a summary, or one at a time above a step bar. */
export function OrderFormBody({ step, onStep, saveLabel, alsoSave, backTo, intro }: OrderFormBodyProps) {
  const isMobile = useMobile();
  const language = useLanguage();
  const isLarge = useDerivedOrder(hasManyFields);
  const names = useSectionNames();
  // On a phone, the step after the last section reviews all of them.
  const current = Math.min(step, names.length);
  const frame = useFocusOnStep(current);
  const { isNew } = useOrderFormFacts();
  useFirstFocus(frame, isNew && !isMobile);
  return (
    <Columns gap={6} align="start" ref={frame} className={styles.columns}>
      {isMobile && (
        <StepPicker
          titles={[...names.map((name) => texts.sections[name].title), sectionTexts.reviewTitle]}
          step={current}
          onStep={onStep}
        />
      )}
      <Columns gap={4} className={styles.sections} data-large={isLarge ? '' : undefined}>
        {(!isMobile || current === 0) && intro}
        {names.map((name, index) => {
          const Body = bodies[name];
          return (
            <Section key={name} name={name} step={{ at: index, hidden: isMobile && index !== current }}>
              <Body language={language} />
            </Section>
          );
        })}
        {isMobile && current === names.length && (
          <FormSection
            title={sectionTexts.reviewTitle}
            why={sectionTexts.reviewWhy}
            step={{ at: names.length, hidden: false }}
          >
            <Route />
            <SectionList names={names} onGo={onStep} />
            {alsoSave}
          </FormSection>
        )}
      </Columns>
      {isMobile ? (
        <StepBar step={current} steps={names.length + 1} onStep={onStep} saveLabel={saveLabel} />
      ) : (
        <OrderSummary
          names={names}
          onGo={(index) => focusSection(frame.current, index)}
          saveLabel={saveLabel}
          alsoSave={alsoSave}
          backTo={backTo}
        />
      )}
    </Columns>
  );
}

type SectionProps = { name: SectionName; step: { at: number; hidden: boolean }; children: ReactNode };

/** A section of the page. Optional ones are collapsed until they have something; a phone shows each step whole. */
function Section({ name, step, children }: SectionProps) {
  const isMobile = useMobile();
  const fold = useFold(name, useDerivedOrder(sectionFacts[name]));
  return (
    <FormSection {...texts.sections[name]} step={step} fold={!isMobile && optional.has(name) ? fold : undefined}>
      {children}
    </FormSection>
  );
}

const optional: ReadonlySet<SectionName> = new Set(['items', 'vehicles', 'pay', 'notes', 'files']);

/** Checks whether the form is larger than usual. Off-screen parts are then not painted, so that typing stays fast. */
function hasManyFields({ items, pick_up_addresses, destination_addresses }: OrderValues): boolean {
  return items.length > 20 || pick_up_addresses.length + destination_addresses.length > 4;
}

/** The visible sections; a side that is not part of the job has none. */
function useSectionNames(): SectionName[] {
  const sides = getHelpSides(useOrderValue('help_type'));
  return [
    'customer',
    'service',
    'when',
    ...(sides.includes('pick_up_addresses') ? ['pickUp' as const] : []),
    ...(sides.includes('destination_addresses') ? ['destination' as const] : []),
    ...(['items', 'crew', 'vehicles', 'pay', 'notes', 'files'] as const),
  ];
}

/** Focuses the first field when the form opens, unless the user was faster. */
function useFirstFocus(frame: RefObject<HTMLElement | null>, isWanted: boolean): void {
  const focus = useEffectEvent(() => {
    // A page that opens focuses its heading or its main part, which no user can reach by key.
    const isFree = isFocusLost() || document.activeElement?.getAttribute('tabindex') === '-1';
    if (isWanted && isFree)
      frame.current?.querySelector<HTMLElement>('input, textarea')?.focus({ preventScroll: true });
  });
  useEffect(() => focus(), []);
}

/** Shows a section and focuses its first invalid field, or else its first field. */
function focusSection(frame: HTMLElement | null, index: number): void {
  const section = frame?.querySelector<HTMLElement>(`[data-step="${index}"]`);
  if (!section) return;
  for (const fold of section.querySelectorAll<HTMLDetailsElement>(':scope > details')) fold.open = true;
  section.scrollIntoView({ block: 'start' });
  const wrong = section.querySelector<HTMLElement>('[aria-invalid="true"]');
  (wrong ?? section.querySelector<HTMLElement>('input, select, textarea, button'))?.focus({ preventScroll: !wrong });
}

/** Moves the focus to the heading of a new step, unless one of its fields already has it. */
function useFocusOnStep(step: number) {
  const frame = useRef<HTMLDivElement>(null);
  useAfterChange(step, () => {
    const section = frame.current?.querySelector<HTMLElement>(`[data-step="${step}"]`);
    if (section?.contains(document.activeElement)) return;
    section?.querySelector('h2')?.focus({ preventScroll: true });
    frame.current?.scrollIntoView({ block: 'start' });
  });
  return frame;
}

type StepBarProps = {
  step: number;
  steps: number;
  onStep: (step: number) => void;
  saveLabel: string;
};

/** The buttons to the next and previous step and to save, where a thumb can reach them. */
function StepBar({ step, steps, onStep, saveLabel }: StepBarProps) {
  return (
    <div className={styles.stepBar}>
      <Button size="large" disabled={step === 0} onClick={() => onStep(step - 1)}>
        {texts.previous}
      </Button>
      <Button
        size="large"
        variant="outline"
        intent="primary"
        disabled={step === steps - 1}
        onClick={() => onStep(step + 1)}
      >
        {texts.next}
      </Button>
      <SubmitButton size="large" fill>
        {saveLabel}
      </SubmitButton>
    </div>
  );
}

type StepPickerProps = { titles: readonly string[]; step: number; onStep: (step: number) => void };

/** The current step and a menu of all steps. */
function StepPicker({ titles, step, onStep }: StepPickerProps) {
  const id = useId();
  const items = titles.map((title, index) => ({ id: index, name: texts.formatStep(index + 1, titles.length, title) }));
  return (
    <div className={styles.picker}>
      <label htmlFor={id}>
        <VisuallyHidden>{texts.step}</VisuallyHidden>
      </label>
      <Select id={id} items={items} value={step} onChange={(value) => value !== null && onStep(Number(value))} />
      <span className={styles.track} aria-hidden="true">
        <span className={styles.bar} style={{ width: `${((step + 1) / titles.length) * 100}%` }} />
      </span>
    </div>
  );
}
