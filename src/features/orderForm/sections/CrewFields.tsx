import { CrewSizeField, hasDriver, jobLabels, useTools } from '../../orders';
import { CheckboxField } from '#platform/forms/fields/choices/CheckboxField';
import { ChecksField } from '#platform/forms/fields/choices/ChecksField';
import { FieldRow } from '#platform/forms/layout/FieldRow';
import { LookupFailed } from '#platform/forms/layout/LookupFailed';
import { MultiSelectField } from '#platform/forms/fields/choices/MultiSelectField';
import { Callout } from '#platform/ui/feedback/Callout';
import { orderField, useOrderValue } from '../orderValue';
import { toCodeChoices } from './codeChoices';
import { Suggestion } from '../suggestion/Suggestion';
import { formTexts as texts } from '../texts';

export function CrewFields() {
  const tools = useTools();
  return (
    <>
      <CrewSizeField name={orderField('crew_requirements')} label={texts.crew} />
      <NoDriver />
      <Suggestion />
      <FieldRow columns="two">
        <MultiSelectField
          name={orderField('tool_ids')}
          label={texts.tools}
          items={tools.data ?? none}
          titleField="title"
        />
        <ChecksField name={orderField('languages')} label={texts.languages} choices={languages()} appearance="list" />
      </FieldRow>
      {tools.isError && <LookupFailed onRetry={() => void tools.refetch()} />}
      <CheckboxField name={orderField('favorites_first')} label={texts.favoritesFirst} />
    </>
  );
}

/** A driver is needed only if the company brings a truck. */
function NoDriver() {
  const crew = useOrderValue('crew_requirements');
  const vehicles = useOrderValue('vehicle_requirements');
  const isNeeded = crew.length > 0 && vehicles.some(({ provided_by }) => provided_by === 'company');
  return isNeeded && !hasDriver(crew) && <Callout intent="warning">{texts.noDriver}</Callout>;
}

const none: readonly { id: number; title: string }[] = [];
const languages = () => toCodeChoices(jobLabels.language).map(({ id, name }) => ({ value: id, title: name }));
