import { useId } from 'react';
import { Row, Stack, Text } from '../layout/Layout';
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
    <Stack gap={1}>
      <Row as="span" gap={3} justify="between" align="stretch">
        <Text as="label" weight="medium" htmlFor={id}>
          {label}
        </Text>
        <output htmlFor={id} className={styles.words}>
          {words}
        </output>
      </Row>
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
    </Stack>
  );
}
