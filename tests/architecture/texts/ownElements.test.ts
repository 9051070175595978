// @vitest-environment node
import { expect, test } from 'vitest';
import { filesIn, isTest, read } from '../sources';
import { looseTexts } from './ownElements';

const screens = [...filesIn('src', /\.tsx$/), ...filesIn('mocks', /\.tsx$/)].filter((file) => !isTest(file));

test('a text beside something that comes and goes has an element of its own', () => {
  expect(screens.length).toBeGreaterThan(100);
  expect(screens.flatMap((file) => looseTexts(file, read(file)).map((text) => `${file}: ${text}`))).toEqual([]);
});

test.each([
  ['<p>{open && <Icon />}{label}</p>', ['{label}']],
  ['<p>{name}{open && <Icon />}</p>', ['{name}']],
  ['<p>{done ? <Done /> : null} Saved</p>', ['Saved']],
  ['<p><b>1</b>{open && ` · ${n}`}</p>', ['{open && ` · ${n}`}']],
  ['<p><b>1</b>{rating === null ? texts.fresh : <Stars />}</p>', ['{rating === null ? texts.fresh : <Stars />}']],
  ['<>{name}<Star /></>', ['{name}']],
  ['<p>{more && <>{texts.mover(1)}<br /></>}<b>1</b></p>', ['{texts.mover(1)}']],
  ['<p>{marks[tone]} {text}</p>', ['{text}']],
  ['<>{texts.jobs(3)}{open && <Icon />}</>', ['{texts.jobs(3)}']],
  ['<p>{formatDay(date)}{list.length > 0 && <List />}</p>', ['{formatDay(date)}']],
])('finds the text in %s', (code, found) => {
  expect(looseTexts('planted.tsx', `export const planted = () => ${code};`)).toEqual(found);
});

test.each([
  '<p>{texts.save}</p>',
  '<p>{open ? texts.more : texts.less}</p>',
  '<p>{open && texts.more}</p>',
  '<p>{open ? texts.more : <Less />}</p>',
  '<p>{open && <Icon />}<span>{label}</span></p>',
  '<p><b>1</b> {label}</p>',
  '<p>{open && <Icon />}{children}</p>',
])('accepts %s', (code) => {
  expect(looseTexts('sound.tsx', `export const sound = () => ${code};`)).toEqual([]);
});
