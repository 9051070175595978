import { ChecksField } from '../../../platform/forms/fields/choices/ChecksField';
import { useFormReading } from '../../../platform/forms/formValues';
import { PositionIcon } from '../../people';
import { memberField, type MemberValues } from '../model/memberValues';
import { listOffered } from '../model/positions';
import { words } from '../words';
import { memberTexts as texts } from './texts';
import { PositionCode } from '../../../generated/model/codes';

/** A member's positions; office staff have none. A foreman/driver is both, so the two are not offered with it. */
export function PositionsField({ required }: { required: boolean }) {
  const isBoth = useFormReading(memberField.root, isForemanDriver);
  return (
    <ChecksField
      name={memberField('positions')}
      label={texts.positions}
      hint={isBoth ? texts.positionsCovered : texts.positionsHint}
      choices={toChoices(listOffered(isBoth ? [PositionCode.foremanDriver] : []))}
      required={required}
    />
  );
}

const toChoices = (codes: readonly PositionCode[]) =>
  codes.map((value) => ({ value, title: words.position[value], icon: <PositionIcon code={value} /> }));

function isForemanDriver({ positions = [] }: Partial<MemberValues>): boolean {
  return positions.includes(PositionCode.foremanDriver);
}
