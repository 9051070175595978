import { MenuItem } from '../overlays/MenuItem';
import { MenuChip } from './MenuChip';

export type Choice = { value: string; text: string };

type ChoiceChipProps = {
  /** Name of the filter: "Position". */
  label: string;
  /** The answer that does not filter: "Any position". */
  any: string;
  choices: readonly Choice[];
  chosen: string | number | undefined;
  /** Called with null for any. */
  onChoose: (value: string | null) => void;
};

/** A filter with one answer of a list, or any. */
export function ChoiceChip({ label, any, choices, chosen, onChoose }: ChoiceChipProps) {
  const isChosen = ({ value }: Choice) => value === String(chosen);
  return (
    <MenuChip label={label} value={choices.find(isChosen)?.text}>
      <MenuItem text={any} chosen={chosen === undefined} onClick={() => onChoose(null)} />
      {choices.map((choice) => (
        <MenuItem
          key={choice.value}
          text={choice.text}
          chosen={isChosen(choice)}
          onClick={() => onChoose(choice.value)}
        />
      ))}
    </MenuChip>
  );
}
