// @vitest-environment node
import { Visitor } from 'vite';
import { expect, test } from 'vitest';
import { filesIn, isTest, parse, read } from './sources';

// Modals are persistent (spec section 9): Escape asks in a form in which something was entered.

const control = /^(Form|ChoiceBox|input|select|textarea|\w+(Field|Input|Select|Choice|Choices|Form))$/;

/** The kinds of the modals in a file, and the names of all its elements. */
function findElements(file: string): { file: string; kinds: unknown[]; names: string[] } {
  const kinds: unknown[] = [];
  const names: string[] = [];
  new Visitor({
    JSXOpeningElement: ({ name, attributes }) => {
      if (name.type !== 'JSXIdentifier') return;
      names.push(name.name);
      if (name.name !== 'Modal') return;
      for (const each of attributes)
        if (each.type === 'JSXAttribute' && each.name.name === 'kind' && each.value?.type === 'Literal')
          kinds.push(each.value.value);
    },
  }).visit(parse(file, read(file)));
  return { file, kinds, names };
}

test('a dialog with a control to fill in is a form', () => {
  const dialogs = filesIn('src', /\.tsx$/)
    .filter((file) => !isTest(file))
    .map(findElements)
    .filter(({ kinds, names }) => kinds.length > 0 && names.some((name) => control.test(name)));
  expect(dialogs.length).toBeGreaterThan(5);
  expect(dialogs.filter(({ kinds }) => kinds.some((kind) => kind !== 'form'))).toEqual([]);
});
