import { useId } from 'react';
import { availabilityLimits, hasHours, hasValidWindows } from '#domain/people/availability';
import type { Availabilities } from '#generated/model';
import { createFieldNames } from '#platform/forms/fieldNames';
import { RadioField } from '#platform/forms/fields/choices/RadioField';
import { TextField } from '#platform/forms/fields/text/TextField';
import { WindowField } from '#platform/forms/fields/text/WindowField';
import { Form } from '#platform/forms/Form';
import { useFormValue } from '#platform/forms/formValues';
import { maxLength } from '#platform/forms/validation/validators';
import { formatTimeWindow } from '#platform/lib/time/clockTimes';
import { type CalendarDate, formatDay } from '#platform/lib/time/dates';
import { href } from '#platform/routing/links/href';
import { useLink } from '#platform/routing/links/useLink';
import { Callout } from '#platform/ui/feedback/Callout';
import { SkeletonCard } from '#platform/ui/feedback/Skeleton';
import { LoadFailed } from '#platform/ui/feedback/states';
import { Button } from '#platform/ui/inputs/Button';
import { showToast } from '#platform/ui/messages/toasts';
import { Modal } from '#platform/ui/overlays/Modal';
import { useSaveWorkHours, useWorkHours } from '../../helper';
import { type DayHoursValues, getUsualWindows, toAvailabilitiesRequest, toDayHoursValues } from './dayHoursForm';
import { dayHoursTexts as texts } from './texts';
import styles from './helperCalendar.module.css';

type Props = { date: CalendarDate; today: CalendarDate; hasJobs: boolean; onClose: () => void };

/** A sheet for the hours of one day: as usual, off, or others. */
export function DayHoursDialog(props: Props) {
  const { date, today, onClose } = props;
  const hours = useWorkHours();
  const formId = useId();
  const save = useSaveWorkHours();
  const link = useLink();
  const isSet = hours.data !== undefined && hasHours(hours.data);
  return (
    <Modal
      open
      kind="form"
      size="x-small"
      title={texts.title(formatDay(date, today))}
      busy={save.isPending}
      onClose={onClose}
      actions={
        hours.data && !isSet ? (
          <Button intent="primary" size="large" {...link(href('helper-settings-work-settings'))}>
            {texts.toWeeklyHours}
          </Button>
        ) : (
          <Button type="submit" form={formId} intent="primary" size="large" loading={save.isPending} disabled={!isSet}>
            {texts.save}
          </Button>
        )
      }
    >
      {hours.data === undefined ? (
        hours.isPending ? (
          <SkeletonCard height={200} />
        ) : (
          <LoadFailed query={hours} text={texts.failed} />
        )
      ) : isSet ? (
        <HoursForm {...props} formId={formId} hours={hours.data} save={save} />
      ) : (
        <p>{texts.noHours}</p>
      )}
    </Modal>
  );
}

type FormProps = Props & {
  formId: string;
  hours: Availabilities;
  save: ReturnType<typeof useSaveWorkHours>;
};

const field = createFieldNames<DayHoursValues>();
const noteRule = maxLength(availabilityLimits.noteLength);

function HoursForm({ formId, date, today, hasJobs, onClose, hours, save }: FormProps) {
  const usual = getUsualWindows(hours, date);
  const choices = [
    {
      value: 'usual' as const,
      title: usual.length === 0 ? texts.usualOff : texts.usual(usual.map(formatTimeWindow).join(', ')),
    },
    ...(usual.length === 0 ? [] : [{ value: 'off' as const, title: texts.off }]),
    { value: 'other' as const, title: texts.other },
  ];
  return (
    <Form<DayHoursValues>
      id={formId}
      className={styles.form}
      initialValues={toDayHoursValues(hours, date)}
      onSubmit={(values) => save.mutateAsync(toAvailabilitiesRequest(hours, date, values, today))}
      onSubmitted={() => {
        showToast({ message: texts.saved(formatDay(date, today)), intent: 'success' });
        onClose();
      }}
    >
      {hasJobs && <Callout intent="info">{texts.hasJobs}</Callout>}
      <RadioField name={field('kind')} label={texts.hours} choices={choices} />
      <OwnHours />
    </Form>
  );
}

/** Hours and note of a day that differs from the usual ones. */
function OwnHours() {
  const kind = useFormValue(field('kind'));
  if (kind === 'usual') return null;
  return (
    <>
      {kind === 'other' && (
        <WindowField
          name={field('window')}
          label={texts.window}
          required
          validate={(window) => (hasValidWindows([String(window)]) ? undefined : texts.windowOrder)}
        />
      )}
      <TextField name={field('note')} label={texts.note} hint={texts.noteHint} validate={noteRule} />
    </>
  );
}
