import { ArrivalWindowField, dateRule, jobLabels, orderRules } from '../../orders';
import { useState } from 'react';
import { usStates } from '#domain/places/usStates';
import type { Branch } from '#generated/model';
import { DateField } from '#platform/forms/fields/choices/DateField';
import { SelectField } from '#platform/forms/fields/choices/SelectField';
import { NumberField } from '#platform/forms/fields/text/NumberField';
import { TextField } from '#platform/forms/fields/text/TextField';
import { FieldRow } from '#platform/forms/layout/FieldRow';
import { serverDate } from '#platform/lib/time/serverClock';
import { todayIn } from '#platform/lib/time/zonedTimes';
import { offerField } from '../create/offerValues';
import { needTexts as texts } from './texts';

/** When and where, for an offer without a job. */
export function DraftFields({ branch }: { branch: Branch }) {
  const [today] = useState(() => todayIn(branch.timezone, serverDate()));
  const [rule] = useState(() => dateRule(today, null));
  return (
    <>
      <FieldRow columns="two">
        <DateField
          name={offerField('draft.date')}
          label={texts.date}
          minDay={today}
          zone={branch.timezone}
          required
          validate={rule}
        />
        <NumberField
          name={offerField('draft.estimated_hours')}
          label={texts.hours}
          decimals
          unit={texts.hoursUnit}
          required
          validate={orderRules.hours}
        />
      </FieldRow>
      <ArrivalWindowField name={offerField('draft.arrival_window')} label={texts.window} branch={branch} />
      <FieldRow columns="two">
        <TextField name={offerField('draft.city')} label={texts.city} required validate={orderRules.city} />
        <SelectField
          name={offerField('draft.state')}
          label={texts.state}
          items={usStates}
          required
          autoComplete="off"
        />
      </FieldRow>
      <FieldRow columns="two">
        <SelectField
          name={offerField('draft.help_type')}
          label={texts.service}
          items={services()}
          placeholder={texts.notSet}
        />
        <SelectField
          name={offerField('draft.elevator')}
          label={texts.elevator}
          items={elevators()}
          placeholder={texts.notSet}
        />
      </FieldRow>
      <FieldRow columns="two">
        <NumberField name={offerField('draft.floor')} label={texts.floor} validate={orderRules.floor} />
        <NumberField name={offerField('draft.flights_of_stairs')} label={texts.flights} validate={orderRules.flights} />
      </FieldRow>
    </>
  );
}

const services = () => Object.entries(jobLabels.helpType).map(([id, name]) => ({ id: Number(id), name }));
const elevators = () => Object.entries(jobLabels.elevator).map(([id, name]) => ({ id, name }));
