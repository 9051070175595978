import { ChecksField } from '../../../platform/forms/fields/choices/ChecksField';
import { useFormReading } from '../../../platform/forms/formValues';
import { PositionIcon } from '../../people';
import { memberField, type MemberValues } from '../model/memberValues';
import { offeredBeside } from '../model/positions';
import { words } from '../words';
import { memberTexts as texts } from './texts';
import { PositionCode } from '../../../generated/model/codes';

/** What somebody works as, but for the office, which has none; a foreman/driver is both, so driver and foreman are not asked for beside it. */
export function PositionsField({ required }: { required: boolean }) {
  const isBoth = useFormReading(memberField.root, isForemanDriver);
  return (
    <ChecksField
      name={memberField('positions')}
      label={texts.positions}
      hint={isBoth ? texts.positionsCovered : texts.positionsHint}
      choices={choicesOf(offeredBeside(isBoth ? [PositionCode.foremanDriver] : []))}
      required={required}
    />
  );
}

const choicesOf = (codes: readonly PositionCode[]) =>
  codes.map((value) => ({ value, title: words.position[value], icon: <PositionIcon code={value} /> }));

function isForemanDriver({ positions = [] }: Partial<MemberValues>): boolean {
  return positions.includes(PositionCode.foremanDriver);
}
