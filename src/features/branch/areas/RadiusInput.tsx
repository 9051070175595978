import { useState } from 'react';
import { areaRadius } from '#domain/limits';
import { isRadius } from '../model/areas';
import styles from './Areas.module.css';
import { areaTexts as texts } from '../texts';

type RadiusInputProps = { label: string; miles: number; onChange: (miles: number) => void };

/** The radius of an area. What is typed counts once it is possible; leaving the field restores the last such value. */
export function RadiusInput({ label, miles, onChange }: RadiusInputProps) {
  const [typed, setTyped] = useState<string>();
  const type = (text: string) => {
    setTyped(text);
    if (isRadius(Number(text))) onChange(Number(text));
  };
  return (
    <span className={styles.radius}>
      <input
        type="number"
        className={styles.miles}
        aria-label={label}
        aria-invalid={(typed !== undefined && !isRadius(Number(typed))) || undefined}
        min={areaRadius.min}
        max={areaRadius.max}
        step={1}
        value={typed ?? String(miles)}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={() => setTyped(undefined)}
      />
      {texts.miles}
    </span>
  );
}
