import type { InputHTMLAttributes } from 'react';
import styles from './Search.module.css';

/** Props shared by the search field and its placeholder while it loads. */
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
