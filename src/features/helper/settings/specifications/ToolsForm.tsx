import type { Tool } from '#generated/model';
import { createFieldNames } from '#platform/forms/fieldNames';
import { FieldFrame, getLabelId } from '#platform/forms/fields/FieldFrame';
import { useFormField } from '#platform/forms/useFormField';
import { Chip } from '#platform/ui/data/Chip';
import { useSaveTools } from '../../settingsApi';
import { SettingsForm } from '../form/SettingsForm';
import styles from './specifications.module.css';
import { specificationTexts as texts } from '../texts';

type ToolValues = { tool_ids: readonly number[] };

const field = createFieldNames<ToolValues>();

/** The tools a helper brings. */
export function ToolsForm({ tools, chosen }: { tools: readonly Tool[]; chosen: readonly number[] }) {
  const { mutateAsync } = useSaveTools();
  if (tools.length === 0) return null;
  return (
    <SettingsForm<ToolValues>
      title={texts.toolsTitle}
      why={texts.toolsWhy}
      values={{ tool_ids: chosen }}
      draft="helper-tools"
      onSave={({ tool_ids }) => mutateAsync({ tool_ids: [...tool_ids] })}
    >
      <ToolChips tools={tools} />
    </SettingsForm>
  );
}

/** Tools without a category come last, without a heading. */
const categories = ['moving', 'packing', 'assembly', 'safety', null] as const satisfies readonly Tool['category'][];

function ToolChips({ tools }: { tools: readonly Tool[] }) {
  const { value, change, control, frame } = useFormField({ name: field('tool_ids'), label: texts.tools }, none);
  const toggle = (id: number) => change(value.includes(id) ? value.filter((each) => each !== id) : [...value, id]);
  return (
    <FieldFrame {...frame} group>
      <div id={control.id} role="group" aria-labelledby={getLabelId(control.id)} tabIndex={-1} className={styles.tools}>
        {groupTools(tools).map(({ category, group }) => (
          <div key={category}>
            {category !== null && <p className={styles.category}>{texts.category[category]}</p>}
            <div className={styles.chips}>
              {group.map(({ id, title }) => (
                <Chip
                  key={id}
                  label={texts.toolName[title] ?? title}
                  selected={value.includes(id)}
                  onClick={() => toggle(id)}
                />
              ))}
            </div>
          </div>
        ))}
      </div>
    </FieldFrame>
  );
}

function groupTools(tools: readonly Tool[]) {
  return categories
    .map((category) => ({ category, group: tools.filter((tool) => tool.category === category) }))
    .filter(({ group }) => group.length > 0);
}

const none: readonly number[] = [];
