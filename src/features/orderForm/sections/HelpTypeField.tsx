import { createStop, isTyped, jobLabels, type Side } from '../../orders';
import { useState } from 'react';
import { useChangeValue } from '#platform/forms/formValues';
import { RadioField } from '#platform/forms/fields/choices/RadioField';
import { type HelpKind, helpKinds, getHelpSides } from '#domain/orders/helpType';
import { ConfirmDialog } from '#platform/ui/overlays/ConfirmDialog';
import { useOrderFormFacts } from '../orderFormContext';
import { orderField, useReadStops } from '../orderValue';
import { formTexts as texts } from '../texts';

const offered = [helpKinds.both, helpKinds.pickUpOnly, helpKinds.destinationOnly] as const;
const sides: readonly Side[] = ['pick_up_addresses', 'destination_addresses'];

type Asked = { helpType: HelpKind; side: Side; stops: number };

/** The service of the job. Asks before removing a side with input (spec section 5). */
export function HelpTypeField() {
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
