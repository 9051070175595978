import { useMemo } from 'react';
import { fullName } from '#platform/lib/text';
import { FieldRow } from '#platform/forms/layout/FieldRow';
import { LookupFailed } from '#platform/forms/layout/LookupFailed';
import { MultiSelectField } from '#platform/forms/fields/choices/MultiSelectField';
import { branchField } from '../model/branchValues';
import { useManagers } from '../api';
import { formTexts as texts } from '../texts';

/** The branch's managers. The field shows the first and how many others (spec section 9). */
export function ManagersField() {
  const { data, isError, isFetching, refetch } = useManagers();
  const items = useMemo(() => (data ?? []).map((manager) => ({ id: manager.id, name: fullName(manager) })), [data]);
  return (
    <FieldRow columns="two">
      <MultiSelectField
        name={branchField('manager_ids')}
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
