import { namePerson } from '#domain/people/personName';
import { useMemo } from 'react';
import { FormSection } from '#platform/forms/layout/FormSection';
import { FieldRow } from '#platform/forms/layout/FieldRow';
import { LookupFailed } from '#platform/forms/layout/LookupFailed';
import { MultiSelectField } from '#platform/forms/fields/choices/MultiSelectField';
import { branchField } from '../model/branchValues';
import { useManagers } from '../api';
import { formTexts as texts } from '../texts';

/**
 * The section with the branch's managers; nothing if the provider names no one to choose. The field shows the first and
 * how many others (spec section 9).
 */
export function ManagersSection() {
  const { data, isError, isFetching, refetch } = useManagers();
  const items = useMemo(
    () => (data ?? []).map((manager) => ({ id: manager.id, name: namePerson(manager, '') })).filter(({ name }) => name),
    [data],
  );
  if (data && data.length > 0 && items.length === 0) return null;
  return (
    <FormSection level={3} {...texts.sections.people}>
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
    </FormSection>
  );
}
