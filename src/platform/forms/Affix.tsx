import styles from './Affix.module.css';

/** A sign or unit inside an input, before or behind the value. */
export function Affix({ text }: { text: string }) {
  return (
    <span className={styles.affix} aria-hidden="true">
      {text}
    </span>
  );
}
