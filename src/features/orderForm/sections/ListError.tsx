import { FieldNote } from '#platform/forms/fields/FieldFrame';
import styles from '../page/OrderForm.module.css';

/** The error of the whole list; the error summary links here. */
export function ListError({ id, error }: { id: string; error: string | undefined }) {
  return (
    <div id={id} className={styles.listError} tabIndex={-1} data-invalid={error === undefined ? undefined : ''}>
      <FieldNote id={id} hint={undefined} error={error} />
    </div>
  );
}
