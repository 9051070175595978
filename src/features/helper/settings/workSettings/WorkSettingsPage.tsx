import { availabilityLimits as limits, hasValidWindows } from '#domain/people/availability';
import { ProfileStatus } from '#domain/people/profileStatus';
import type { HelperAreas, Availabilities, HelperProfile } from '#generated/model';
import { createFieldNames, createPartNames } from '#platform/forms/fieldNames';
import { DateField } from '#platform/forms/fields/choices/DateField';
import { RadioField } from '#platform/forms/fields/choices/RadioField';
import { SwitchField } from '#platform/forms/fields/choices/SwitchField';
import { MoneyField } from '#platform/forms/fields/text/MoneyField';
import { NumberField } from '#platform/forms/fields/text/NumberField';
import { TextField } from '#platform/forms/fields/text/TextField';
import { WindowField } from '#platform/forms/fields/text/WindowField';
import { FieldGroupLabel } from '#platform/forms/formContext';
import { useFormValue } from '#platform/forms/formValues';
import { FieldRow, FormSection } from '#platform/forms/layout/FormSection';
import { useListField } from '#platform/forms/useListField';
import { useSaving } from '#platform/forms/useSaving';
import { compose, maxValue, minValue, maxLength } from '#platform/forms/validation/validators';
import { formatMoneyShort } from '#platform/lib/money';
import { newKey } from '#platform/lib/newKey';
import { serverDate } from '#platform/lib/time/serverClock';
import { todayIn } from '#platform/lib/time/zonedTimes';
import { useFeature } from '#platform/provider/slice';
import { href } from '#platform/routing/links/href';
import { Link } from '#platform/routing/links/Link';
import { Callout } from '#platform/ui/feedback/Callout';
import { PlusIcon, TrashIcon } from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { LabelledSwitch } from '#platform/ui/inputs/LabelledSwitch';
import { Columns, Muted, Text } from '#platform/ui/layout/Layout';
import { useMobile } from '#platform/ui/layout/useMobile';
import { showToast } from '#platform/ui/messages/toasts';
import { useSavePause } from '../../profileApi';
import { useHelperProfile, useWorkAreas, useWorkHours, useSaveWorkAreas, useSaveWorkHours } from '../../settingsApi';
import { SettingsForm } from '../form/SettingsForm';
import { SettingsLayout, WhenLoaded } from '../form/SettingsLayout';
import { type AreaValues, toAreasRequest, toAreaValues } from './areas';
import {
  type HoursValues,
  toHoursRequest,
  toHoursValues,
  type DifferentDay,
  isNewDate,
  newDifferentDay,
} from './hours';
import { OwnAreasField } from './OwnAreasField';
import { workTexts as texts } from './texts';
import { WeekField } from './WeekField';
import formStyles from '../form/form.module.css';

/** When and where the helper works, and whether companies find them. */
export default function WorkSettingsPage() {
  const profile = useHelperProfile();
  const hours = useWorkHours();
  const areas = useWorkAreas();
  const isMobile = useMobile();
  return (
    <SettingsLayout>
      <WhenLoaded query={profile} height={isMobile ? 212 : 152}>
        {(loaded) => <PauseProfile profile={loaded} />}
      </WhenLoaded>
      <WhenLoaded query={hours} height={640}>
        {(loaded) => <HoursForm hours={loaded} />}
      </WhenLoaded>
      <WhenLoaded query={areas} height={480}>
        {(loaded) => <AreasForm areas={loaded} />}
      </WhenLoaded>
    </SettingsLayout>
  );
}

const field = createFieldNames<AreaValues>();

/** Service areas of the helper with a radius, in a list and on a map. */
function AreasForm({ areas: { serving_areas, max } }: { areas: HelperAreas }) {
  const { mutateAsync } = useSaveWorkAreas();
  const saving = useSaving<HelperAreas>();
  return (
    <SettingsForm<AreaValues>
      title={texts.areasTitle}
      why={texts.areasWhy}
      values={toAreaValues(serving_areas)}
      draft="helper-areas"
      onSave={(values) => saving.run(() => mutateAsync(toAreasRequest(values)))}
      notice={
        saving.refusal && (
          <Callout intent="warning" title={saving.refusal.text} alert>
            <Link to={href('helper-settings-subscription')}>{texts.morePlan}</Link>
          </Callout>
        )
      }
    >
      <OwnAreasField name={field('serving_areas')} max={max} />
    </SettingsForm>
  );
}

const hoursField = createFieldNames<HoursValues>();

/** When the helper works: the week, its limits and days that differ. */
function HoursForm({ hours }: { hours: Availabilities }) {
  const { mutateAsync } = useSaveWorkHours();
  const today = todayIn(hours.timezone, serverDate());
  const before = toHoursValues(hours, today);
  return (
    <SettingsForm<HoursValues>
      title={texts.hoursTitle}
      why={texts.hoursWhy}
      values={before}
      draft="helper-hours"
      summary
      onSave={(values) => mutateAsync(toHoursRequest(values, before))}
    >
      <WeekField name={hoursField('availabilities')} />
      <FieldRow columns="two">
        <NumberField
          name={hoursField('max_jobs_per_day')}
          label={texts.jobsPerDay}
          hint={texts.limitHint}
          required={before.max_jobs_per_day !== null}
          validate={jobsRules}
        />
        <NumberField
          name={hoursField('max_hours_per_week')}
          label={texts.hoursPerWeek}
          unit={texts.hoursUnit}
          hint={texts.hoursLimitHint}
          required={before.max_hours_per_week !== null}
          validate={hoursRules}
        />
      </FieldRow>
      <MoneyField
        name={hoursField('min_pay_per_job')}
        label={texts.minPay}
        hint={texts.minPayHint}
        validate={payRules}
      />
      <SwitchField
        name={hoursField('on_call')}
        label={texts.onCall}
        hint={texts.onCallHint}
        onLabel={texts.onCallOn}
        offLabel={texts.onCallOff}
      />
      <DifferentDays zone={hours.timezone} />
    </SettingsForm>
  );
}

const jobsRules = compose(minValue(limits.jobsPerDay.min), maxValue(limits.jobsPerDay.max));
const payRules = maxValue(limits.minPayPerJob.max, formatMoneyShort);
const hoursRules = compose(minValue(limits.hoursPerWeek.min), maxValue(limits.hoursPerWeek.max));

const daysField = createFieldNames<HoursValues>();

/** Single days that are off or have other hours. The calendar changes the same ones. */
function DifferentDays({ zone }: { zone: string }) {
  const list = useListField<DifferentDay>(daysField('exceptions'), texts.exceptions);
  return (
    <Columns columns={1} gap={4} id={list.id} tabIndex={-1}>
      <Text as="h3" size={16}>
        {texts.exceptions}
      </Text>
      {list.keys.length === 0 && <Muted>{texts.exceptionsNone}</Muted>}
      {list.keys.map((key, index) => (
        <DayFields key={key} index={index} zone={zone} onRemove={() => list.remove(index)} />
      ))}
      {list.error !== undefined && <p role="alert">{list.error}</p>}
      {list.keys.length < limits.exceptions && (
        <div>
          <Button
            variant="outline"
            size="large"
            icon={<PlusIcon />}
            onClick={() => list.add(newDifferentDay(newKey()))}
          >
            {texts.addException}
          </Button>
        </div>
      )}
    </Columns>
  );
}

type DayFieldsProps = { index: number; zone: string; onRemove: () => void };

function DayFields({ index, zone, onRemove }: DayFieldsProps) {
  const name = daysField(`exceptions[${index}]`);
  const part = createPartNames(name);
  const hasOtherHours = useFormValue(part('kind')) === 'other';
  return (
    <FieldGroupLabel value={texts.exception(index + 1)}>
      <fieldset className={formStyles.group}>
        <legend className={formStyles.legend}>{texts.exception(index + 1)}</legend>
        <DateField name={part('date')} label={texts.date} zone={zone} required validate={isNewDate(index)} />
        <RadioField name={part('kind')} label={texts.kind} choices={listKinds()} />
        <FieldRow columns="two">
          {hasOtherHours && (
            <WindowField name={part('window')} label={texts.window} required validate={endsAfterStart} />
          )}
          <TextField name={part('note')} label={texts.note} hint={texts.noteHint} validate={noteRule} />
        </FieldRow>
        <div>
          <Button variant="quiet" intent="danger" touch icon={<TrashIcon />} onClick={onRemove}>
            {texts.removeException(index + 1)}
          </Button>
        </div>
      </fieldset>
    </FieldGroupLabel>
  );
}

const listKinds = () => [
  { value: 'off' as const, title: texts.kinds.off },
  { value: 'other' as const, title: texts.kinds.other },
];
const noteRule = maxLength(limits.noteLength);
const endsAfterStart = (window: string | null | undefined) =>
  hasValidWindows([String(window)]) ? undefined : texts.windowOrder;

/** Hides the profile from companies and shows it again. */
function PauseProfile({ profile: { status } }: { profile: HelperProfile }) {
  const { mutateAsync, isPending, variables } = useSavePause();
  const hasFeature = useFeature('pause');
  // Shows the choice while it is saved.
  const isPaused = isPending ? variables : status === ProfileStatus.paused;

  async function save(paused: boolean): Promise<void> {
    const saved = await mutateAsync(paused);
    showToast({ message: describeStatus(saved.status), intent: 'success' });
  }

  if (!hasFeature) return null;
  return (
    <FormSection title={texts.pause} why={texts.pauseNote}>
      {status === ProfileStatus.incomplete && <p>{texts.incomplete}</p>}
      {status === ProfileStatus.suspended && <p>{texts.suspended}</p>}
      <LabelledSwitch
        label={texts.pause}
        checked={isPaused}
        disabled={isPending || status === ProfileStatus.suspended}
        onLabel={texts.paused}
        offLabel={status === ProfileStatus.incomplete ? texts.notPaused : texts.visible}
        onChange={(paused) => void save(paused).catch(() => undefined)}
      />
    </FormSection>
  );
}

function describeStatus(status: HelperProfile['status']): string {
  if (status === ProfileStatus.paused) return texts.pausedNow;
  return status === ProfileStatus.active ? texts.resumedNow : texts.stillIncomplete;
}
