import { foldText } from '../../lib/text';
import type { ListOption } from './ChoiceList';

/**
 * Choices from items. By default an item's value is in `id` and its title in `name` (spec section 3).
 */
const DEFAULT_VALUE_FIELD = 'id';
const DEFAULT_TITLE_FIELD = 'name';

export type ChoiceValue = string | number;

export type ChoiceFields<Item extends object> = {
  valueField?: keyof Item & string;
  titleField?: keyof Item & string;
};

export type Choice<Item> = { item: Item; value: ChoiceValue; title: string };

/** Items as value and title. Throws when a value is neither text nor number, which is a bug in the caller. */
export function toChoices<Item extends object>(
  items: readonly Item[],
  { valueField, titleField }: ChoiceFields<Item>,
): Choice<Item>[] {
  return items.map((item) => ({
    item,
    value: readValue(item, valueField ?? DEFAULT_VALUE_FIELD),
    title: String(Reflect.get(item, titleField ?? DEFAULT_TITLE_FIELD) ?? ''),
  }));
}

/** Choices whose title contains every word of `query`, ignoring case and accents. */
export function matchingChoices<Item>(choices: ReadonlyArray<Choice<Item>>, query: string): Choice<Item>[] {
  const words = foldText(query).split(/\s+/).filter(Boolean);
  return choices.filter(({ title }) => words.every((word) => foldText(title).includes(word)));
}

/** Choices as the options of a list. */
export function toOptions<Item>(choices: ReadonlyArray<Choice<Item>>): ListOption[] {
  return choices.map(({ value, title }) => ({ key: String(value), title }));
}

function readValue(item: object, field: string): ChoiceValue {
  const value: unknown = Reflect.get(item, field);
  if (typeof value === 'string' || typeof value === 'number') return value;
  throw new TypeError(`A choice needs a text or a number in "${field}"`);
}
