import { useState } from 'react';
import { type HelpKind, helpKinds, getHelpSides } from '#domain/orders/helpType';
import { RadioField } from '#platform/forms/fields/choices/RadioField';
import { SelectField } from '#platform/forms/fields/choices/SelectField';
import { useChangeValue } from '#platform/forms/formValues';
import { FieldRow } from '#platform/forms/layout/FormSection';
import { ConfirmDialog } from '#platform/ui/overlays/ConfirmDialog';
import { jobLabels, createStop, isTyped, type Side } from '../../orders';
import { toCodeChoices } from '../formParts';
import { orderField, useOrderValue, useReadStops, useOrderFormFacts } from '../orderFormContext';
import { formTexts as texts } from '../texts';

export function ServiceFields() {
  const packing = useOrderValue('packing');
  const isUncounted = packing === 'full' || packing === 'unpack';
  return (
    <>
      <HelpTypeField />
      <FieldRow columns="three">
        <SelectField name={orderField('job_type')} label={texts.jobType} items={jobTypes()} required />
        <SelectField name={orderField('move_size')} label={texts.moveSize} items={moveSizes()} required />
        <SelectField
          name={orderField('packing')}
          label={texts.packing}
          items={packings()}
          {...(isUncounted && { hint: texts.fullPackingHint })}
        />
      </FieldRow>
    </>
  );
}

const jobTypes = () => toCodeChoices(jobLabels.jobType);
const moveSizes = () => toCodeChoices(jobLabels.moveSize);
const packings = () => toCodeChoices(jobLabels.packing);

const offered = [helpKinds.both, helpKinds.pickUpOnly, helpKinds.destinationOnly] as const;
const sides: readonly Side[] = ['pick_up_addresses', 'destination_addresses'];

type Asked = { helpType: HelpKind; side: Side; stops: number };

/** The service of the job. Asks before removing a side with input (spec section 5). */
function HelpTypeField() {
  const [asked, setAsked] = useState<Asked>();
  const change = useChangeValue();
  const read = useReadStops();
  const { branch } = useOrderFormFacts();
  const beforeChange = (helpType: HelpKind) => {
    const side = sides.find((each) => !getHelpSides(helpType).includes(each));
    const typed = side ? read(side).filter(isTyped).length : 0;
    if (!side || typed === 0) return true;
    setAsked({ helpType, side, stops: typed });
    return false;
  };
  const drop = ({ helpType, side }: Asked) => {
    change(orderField(side), [createStop(side, branch.state)]);
    change(orderField('help_type'), helpType);
    setAsked(undefined);
  };
  return (
    <>
      <RadioField
        name={orderField('help_type')}
        label={texts.helpType}
        choices={choices()}
        appearance="cards"
        required
        beforeChange={beforeChange}
      />
      {asked && (
        <ConfirmDialog
          open
          danger
          title={texts.dropTitle[asked.side]}
          text={texts.dropText[asked.side](asked.stops)}
          action={texts.dropAction[asked.side]}
          cancelLabel={texts.keepBoth}
          onConfirm={() => drop(asked)}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

const choices = () =>
  offered.map((value) => ({ value, title: jobLabels.helpType[value], note: texts.helpNotes[value] }));
