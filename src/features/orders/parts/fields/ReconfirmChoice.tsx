import { ChoiceBox, ChoiceGroup } from '#platform/ui/choices/ChoiceBox';
import { decisionTexts as texts } from '../../texts';

type ReconfirmChoiceProps = { asks: boolean; onChange: (asks: boolean) => void };

/** Choice between notifying the crew of a change and asking it to accept again. */
export function ReconfirmChoice({ asks, onChange }: ReconfirmChoiceProps) {
  return (
    <ChoiceGroup legend={texts.how}>
      <ChoiceBox
        type="radio"
        title={texts.notify}
        note={texts.notifyNote}
        checked={!asks}
        onChange={() => onChange(false)}
      />
      <ChoiceBox
        type="radio"
        title={texts.reconfirm}
        note={texts.reconfirmNote}
        checked={asks}
        onChange={() => onChange(true)}
      />
    </ChoiceGroup>
  );
}
