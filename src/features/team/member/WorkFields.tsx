import { can, type MemberRights } from '#domain/people/rights';
import type { EmploymentType, Language } from '#generated/model';
import { PositionCode } from '#generated/model/codes';
import { useBranchZone, useBranches } from '#platform/branches/useActiveBranch';
import { CheckboxField } from '#platform/forms/fields/choices/CheckboxField';
import { ChecksField } from '#platform/forms/fields/choices/ChecksField';
import { DateField } from '#platform/forms/fields/choices/DateField';
import { MultiSelectField } from '#platform/forms/fields/choices/MultiSelectField';
import { RadioField } from '#platform/forms/fields/choices/RadioField';
import { SwitchField } from '#platform/forms/fields/choices/SwitchField';
import { MoneyField } from '#platform/forms/fields/text/MoneyField';
import { useFormValue, useDerivedValue } from '#platform/forms/formValues';
import { FieldRow } from '#platform/forms/layout/FormSection';
import { LookupFailed } from '#platform/forms/layout/LookupFailed';
import type { Validator } from '#platform/forms/validation/validators';
import { useUserType } from '#platform/session/useSession';
import { labels } from '../labels';
import { memberField, type MemberValues, type LicenseClass, listMemberPositions } from '../model/memberValues';
import { PositionIcon, rateRule } from '../people';
import { memberTexts as texts } from './texts';

type WorkFieldsProps = { rights: MemberRights; before: MemberValues; isNew: boolean };

/**
 * A member's work details. What the provider does not give of a member may stay empty. Read-only fields have the
 * reason (docs/product.md, "Who may do what").
 */
export function WorkFields({ rights, before, isNew }: WorkFieldsProps) {
  const zone = useBranchZone();
  return (
    <>
      <PositionsField required={isNew || before.positions.length > 0} />
      <RadioField
        name={memberField('employment_type')}
        label={texts.employment}
        choices={listEmploymentChoices()}
        appearance="cards"
        required={isNew || before.employment_type !== null}
      />
      <TermFields rights={rights} before={before} isNew={isNew} />
      <FieldRow columns="two">
        <BranchesField
          branchIds={before.branch_ids}
          canRemove={isNew || rights.remove}
          required={isNew || before.branch_ids.length > 0}
        />
        <DateField name={memberField('start_date')} label={texts.startDate} minDay={null} zone={zone} />
      </FieldRow>
      <ManagerField canChange={rights.managers} />
      <ChecksField name={memberField('languages')} label={texts.languages} choices={listLanguageChoices()} />
    </>
  );
}

/** Rate and status. */
function TermFields({ rights, before, isNew }: WorkFieldsProps) {
  const setsRate = rights.pay || isNew;
  const changesOthers = can(useUserType(), 'changeMember');
  const statusLocked = changesOthers ? texts.managerStatusLocked : texts.payLocked;
  const rateLocked = changesOthers ? texts.ownRateLocked : texts.payLocked;
  return (
    <FieldRow columns="two">
      <MoneyField
        name={memberField('hourly_rate')}
        label={texts.rate}
        unit={texts.perHour}
        hint={setsRate ? texts.rateHint : rateLocked}
        disabled={!setsRate}
        required={isNew || before.hourly_rate !== null}
        validate={rateRule}
      />
      {before.status !== null && (
        <SwitchField
          name={memberField('status')}
          label={texts.status}
          hint={rights.status ? texts.statusHint : statusLocked}
          disabled={!rights.status}
        />
      )}
    </FieldRow>
  );
}

/** The owner may make employees managers. */
function ManagerField({ canChange }: { canChange: boolean }) {
  const isEmployee = useFormValue(memberField('employment_type')) === 'employee';
  const hint = isEmployee ? texts.managerHint : texts.managerInHouse;
  return (
    <CheckboxField
      name={memberField('is_manager')}
      label={texts.manager}
      hint={canChange ? hint : texts.managerLocked}
      disabled={!canChange || !isEmployee}
    />
  );
}

/** A member's positions; office staff have none. A foreman/driver is both, so the two are not offered with it. */
function PositionsField({ required }: { required: boolean }) {
  const isBoth = useDerivedValue(memberField.root, isForemanDriver);
  return (
    <ChecksField
      name={memberField('positions')}
      label={texts.positions}
      hint={isBoth ? texts.positionsCovered : texts.positionsHint}
      choices={toChoices(listMemberPositions(isBoth ? [PositionCode.foremanDriver] : []))}
      required={required}
    />
  );
}

const toChoices = (codes: readonly PositionCode[]) =>
  codes.map((value) => ({ value, title: labels.position[value], icon: <PositionIcon code={value} /> }));

function isForemanDriver({ positions = [] }: Partial<MemberValues>): boolean {
  return positions.includes(PositionCode.foremanDriver);
}

type BranchesFieldProps = { branchIds: readonly (string | number)[]; canRemove: boolean; required: boolean };

/** A member's branches. Branches the user may not choose stay unchanged. */
function BranchesField({ branchIds, canRemove, required }: BranchesFieldProps) {
  const { data: branches, isError, isFetching, refetch } = useBranches();
  const elsewhere = branches ? branchIds.filter((id) => !branches.some((branch) => branch.id === id)).length : 0;
  return (
    <div>
      <MultiSelectField
        name={memberField('branch_ids')}
        label={texts.branches}
        items={branches ?? []}
        placeholder={texts.branchesNone}
        hint={elsewhere > 0 ? texts.moreBranches(elsewhere) : undefined}
        validate={canRemove ? undefined : mustInclude(branchIds)}
        disabled={!branches}
        required={required}
      />
      {isError && !branches && (
        <LookupFailed text={texts.branchesFailed} retrying={isFetching} onRetry={() => void refetch()} />
      )}
    </div>
  );
}

/** For users who may add a member to branches but not remove them from one. */
function mustInclude(branchIds: readonly (string | number)[]): Validator {
  return (value) => {
    const chosen = new Set(Array.isArray(value) ? value.map(Number) : []);
    return branchIds.every((id) => chosen.has(Number(id))) ? undefined : texts.branchesKept;
  };
}

const employmentTypes: readonly EmploymentType[] = ['employee', 'helper'];
const languageCodes: readonly Language[] = ['en', 'es', 'other'];
const classes: readonly LicenseClass[] = ['none', 'C', 'B', 'A'];

/** Choices of a member's fields. */
const listEmploymentChoices = () =>
  employmentTypes.map((value) => ({
    value,
    title: labels.employment[value],
    note: labels.employmentNote[value],
  }));
const listLanguageChoices = () => languageCodes.map((value) => ({ value, title: labels.language[value] }));
export const listLicenseClasses = () => classes.map((id) => ({ id, name: labels.licenseClass[id] }));
