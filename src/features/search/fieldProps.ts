import type { InputHTMLAttributes } from 'react';
import styles from './Search.module.css';

/** What the field of the search and the field in its place while it loads have in common. */
export function getFieldProps(label: string): InputHTMLAttributes<HTMLInputElement> {
  return {
    className: styles.input,
    type: 'text',
    'aria-label': label,
    inputMode: 'search',
    enterKeyHint: 'search',
    autoComplete: 'off',
    maxLength: 100,
    placeholder: label,
  };
}
