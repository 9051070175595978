// @vitest-environment node
import { Visitor } from 'vite';
import { expect, test } from 'vitest';
import { filesIn, isTest, parse, read } from './sources';

// Modals are persistent (spec section 9): Escape asks in a form in which something was entered.

const control = /^(Form|ChoiceBox|input|select|textarea|\w+(Field|Input|Select|Choice|Choices|Form))$/;

type Dialog = { file: string; kind: unknown; start: number; end: number };

/** The modals of a file that have a control to fill in. */
function findFilledDialogs(file: string): Dialog[] {
  const dialogs: Dialog[] = [];
  const controls: number[] = [];
  new Visitor({
    JSXElement: ({ openingElement: { name, attributes }, start, end }) => {
      if (name.type !== 'JSXIdentifier') return;
      if (control.test(name.name)) controls.push(start);
      if (name.name !== 'Modal') return;
      for (const each of attributes)
        if (each.type === 'JSXAttribute' && each.name.name === 'kind' && each.value?.type === 'Literal')
          dialogs.push({ file, kind: each.value.value, start, end });
    },
  }).visit(parse(file, read(file)));
  const isFilled = ({ start, end }: Dialog) => controls.some((place) => place > start && place < end);
  return dialogs.filter(isFilled);
}

test('a dialog with a control to fill in is a form', () => {
  const filled = filesIn('src', /\.tsx$/)
    .filter((file) => !isTest(file))
    .flatMap(findFilledDialogs);
  expect(filled.length).toBeGreaterThan(5);
  expect(filled.filter(({ kind }) => kind !== 'form')).toEqual([]);
});
