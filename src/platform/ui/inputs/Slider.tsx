import { useId } from 'react';
import styles from './Slider.module.css';

type SliderProps = {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  /** The value in words, shown and read aloud. */
  words: string;
  onChange: (value: number) => void;
};

/** A number between two limits, for values that people compare rather than type. */
export function Slider({ label, value, min, max, step, words, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className={styles.slider}>
      <span className={styles.head}>
        <label htmlFor={id}>{label}</label>
        <output htmlFor={id} className={styles.words}>
          {words}
        </output>
      </span>
      <input
        id={id}
        type="range"
        className={styles.range}
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={words}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}
