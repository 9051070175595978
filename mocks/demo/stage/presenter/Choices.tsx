import { useId } from 'react';
import { type ChoiceName, choices, type Presenting, type PresetName, presets } from '../../../hosts/bridge/presenting';
import { presenterTexts as texts } from './texts';
import styles from './PresenterPanel.module.css';

export type PresentingProps = {
  presenting: Presenting;
  onPresent: (presenting: Presenting) => void;
};

/** Selects for some of the presenter's choices. */
export function Choices({ names, presenting, onPresent }: PresentingProps & { names: readonly ChoiceName[] }) {
  return names.map((name) => (
    <Choice
      key={name}
      label={texts.names[name]}
      value={presenting[name]}
      options={choices[name].map((value) => [value, (texts.values[name] as Record<string, string>)[value] ?? value])}
      onChoose={(value) => onPresent({ ...presenting, [name]: value })}
    />
  ));
}

type ChoiceProps = {
  label: string;
  value: string;
  options: readonly (readonly [value: string, title: string])[];
  onChoose: (value: string) => void;
};

export function Choice({ label, value, options, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChoose(event.target.value)}>
        {options.map(([each, title]) => (
          <option key={each} value={each}>
            {title}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Buttons that set several choices at once. */
export function Presets({ names, presenting, onPresent }: PresentingProps & { names: readonly PresetName[] }) {
  const isChosen = (values: Presenting) =>
    Object.entries(values).every(([name, value]) => Reflect.get(presenting, name) === value);
  return (
    <div role="group" aria-label={texts.presets} className={styles.ways}>
      {presets
        .filter(({ name }) => names.includes(name))
        .map(({ name, values }) => (
          <button
            key={name}
            type="button"
            aria-pressed={isChosen(values)}
            title={texts.presetHints[name]}
            onClick={() => onPresent(values)}
          >
            {texts.presetNames[name]}
          </button>
        ))}
    </div>
  );
}
