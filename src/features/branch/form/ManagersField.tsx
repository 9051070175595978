import { useMemo } from 'react';
import { FieldRow } from '../../../platform/forms/FieldRow';
import { LookupFailed } from '../../../platform/forms/LookupFailed';
import { MultiSelectField } from '../../../platform/forms/MultiSelectField';
import { useManagers } from '../api';
import { formTexts as texts } from './texts';

/** Who runs the branch; the field shows the first and how many others (spec section 9). */
export function ManagersField() {
  const { data, isError, isFetching, refetch } = useManagers();
  const items = useMemo(
    () => (data ?? []).map(({ id, first_name, last_name }) => ({ id, name: `${first_name} ${last_name}` })),
    [data],
  );
  return (
    <FieldRow columns="two">
      <MultiSelectField
        name="manager_ids"
        label={texts.managers}
        items={items}
        placeholder={texts.managersNone}
        disabled={!data}
      />
      {isError && !data && (
        <LookupFailed text={texts.managersFailed} retrying={isFetching} onRetry={() => void refetch()} />
      )}
    </FieldRow>
  );
}
