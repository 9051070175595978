// @vitest-environment node
import { expect, test } from 'vitest';
import { filesIn, isTest, read } from '../sources';
import { literalTexts } from './literalText';

const screens = [...filesIn('src', /\.tsx?$/), ...filesIn('mocks/demo/panel', /\.tsx?$/)].filter(
  (file) => !isTest(file) && !file.startsWith('src/generated/'),
);

test('no screen has a text outside its file of texts', () => {
  expect(screens.filter((file) => file.endsWith('.tsx')).length).toBeGreaterThan(10);
  const said = screens.flatMap((file) => literalTexts(file, read(file)).map((words) => `${file}: ${words}`));
  expect(said).toEqual([]);
});

test.each([
  ['<p>Save</p>', ['Save']],
  ['<>Sign in</>', ['Sign in']],
  ["<p>{'Save'}</p>", ['Save']],
  ['<p>{done ? "Saved" : `Save ${n} jobs`}</p>', ['Saved', 'Save', 'jobs']],
  ['<p>{open && "Open"}</p>', ['Open']],
  ['<input placeholder="Your e-mail" />', ['Your e-mail']],
  ['<Icon aria-label={"Close " + name} />', ['Close']],
  ['<img alt="A truck" />', ['A truck']],
  ["showToast({ message: 'Saved', intent: 'success' })", ['Saved']],
])('finds the text in %s', (code, words) => {
  expect(literalTexts('planted.tsx', `export const planted = () => ${code};`)).toEqual(words);
});

test.each([
  '<p>{texts.save}</p>',
  '<p>·</p>',
  '<p>{count} / 5</p>',
  '<img alt="" className="wide" />',
  '<p key="one" data-state={open ? "open" : "shut"}>{texts.jobs(3)}</p>',
  'showToast({ message: texts.saved, intent: "success" })',
])('accepts %s', (code) => {
  expect(literalTexts('sound.tsx', `export const sound = () => ${code};`)).toEqual([]);
});
