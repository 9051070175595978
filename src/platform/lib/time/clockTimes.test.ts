import { describe, expect, test } from 'vitest';
import { formatTime, formatTimeWindow, toMinutes, toTime, windowMinutes } from './clockTimes';

describe('times of day', () => {
  test.each([
    ['00:00', 0],
    ['08:30', 510],
    ['23:59', 1439],
    ['24:00', null],
    ['8:30', null],
    ['12:60', null],
    ['', null],
  ])('%j is minute %j', (time, minutes) => expect(toMinutes(time)).toBe(minutes));

  test.each([
    [510, '08:30'],
    [1500, '01:00'],
    [-60, '23:00'],
  ])('minute %d is %s', (minutes, time) => expect(toTime(minutes)).toBe(time));

  test.each([
    ['00:05', '12:05\u00a0AM'],
    ['12:00', '12:00\u00a0PM'],
    ['14:05', '2:05\u00a0PM'],
    ['later', 'later'],
  ])('%j reads %j', (time, text) => expect(formatTime(time)).toBe(text));
});

describe('windows', () => {
  test.each([
    ['08:00 - 10:00', { start: 480, end: 600 }],
    ['22:00 - 01:00', { start: 1320, end: 60 }],
    ['08:00', null],
    ['08:00-10:00', null],
    ['08:00 - 25:00', null],
    ['08:00 - 10:00 - 12:00', null],
  ])('%j is %j', (window, minutes) => expect(windowMinutes(window)).toEqual(minutes));

  test.each([
    ['08:00 - 10:00', '8:00–10:00\u00a0AM'],
    ['11:00 - 13:00', '11:00\u00a0AM–1:00\u00a0PM'],
    ['12:00 - 14:00', '12:00–2:00\u00a0PM'],
    ['22:00 - 01:00', '10:00\u00a0PM–1:00\u00a0AM'],
    ['10:00 - 08:00', '10:00\u00a0AM–8:00\u00a0AM'],
    ['08:30 - 08:30', '8:30\u00a0AM'],
    ['any time', 'any time'],
  ])('%j reads %j', (window, text) => expect(formatTimeWindow(window)).toBe(text));
});
