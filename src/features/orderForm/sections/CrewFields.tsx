import { jobLabels, useTools } from '../../orders';
import { CheckboxField } from '#platform/forms/fields/choices/CheckboxField';
import { ChecksField } from '#platform/forms/fields/choices/ChecksField';
import { FieldRow } from '#platform/forms/layout/FieldRow';
import { LookupFailed } from '#platform/forms/layout/LookupFailed';
import { MultiSelectField } from '#platform/forms/fields/choices/MultiSelectField';
import { orderField } from '../orderValue';
import { toCodeChoices } from './codeChoices';
import { CrewSizeField } from './CrewSizeField';
import { Suggestion } from '../suggestion/Suggestion';
import { formTexts as texts } from '../texts';

export function CrewFields() {
  const tools = useTools();
  return (
    <>
      <CrewSizeField />
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

const none: readonly { id: number; title: string }[] = [];
const languages = () => toCodeChoices(jobLabels.language).map(({ id, name }) => ({ value: id, title: name }));
