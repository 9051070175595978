import { useMemo } from 'react';
import { MultiSelectField } from '../../../platform/forms/MultiSelectField';
import { Button } from '../../../platform/ui/Button';
import { useManagers } from '../api';
import styles from './BranchForm.module.css';
import { formTexts as texts } from './texts';

/** Who runs the branch; the field shows the first and how many others (spec section 9). */
export function ManagersField() {
  const { data, isError, isFetching, refetch } = useManagers();
  const items = useMemo(
    () => (data ?? []).map(({ id, first_name, last_name }) => ({ id, name: `${first_name} ${last_name}` })),
    [data],
  );
  return (
    <div className={styles.two}>
      <MultiSelectField
        name="manager_ids"
        label={texts.managers}
        items={items}
        placeholder={texts.managersNone}
        disabled={!data}
      />
      {isError && !data && (
        <p className={styles.failed} role="alert">
          {texts.managersFailed}
          <Button size="small" variant="outline" loading={isFetching} onClick={() => void refetch()}>
            {texts.tryAgain}
          </Button>
        </p>
      )}
    </div>
  );
}
