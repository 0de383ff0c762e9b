import { createFormat } from '../../../../src/client/ui/format';

const at = (...when: [year: number, month: number, day: number, hour?: number]) => new Date(...when).getTime() / 1000;
const TODAY = new Date(2026, 10, 22).getTime();

test.each([
  ['en', at(2026, 10, 22, 15), '3:00 PM'],
  ['en', at(2026, 10, 21, 23), 'Nov 21'],
  ['en', at(2026, 10, 23), 'Nov 23'],
  ['en', at(2025, 10, 22, 15), 'Nov 22, 2025'],
  ['de', at(2026, 10, 22, 15), '15:00'],
  ['de', at(2026, 1, 3), '3. Feb.'],
  ['de', at(2025, 1, 3), '03.02.2025'],
  ['fr', at(2026, 1, 3), '3 févr.'],
  ['fr', at(2025, 1, 3), '3 févr. 2025'],
  ['pt', at(2026, 1, 3), '3 de fev.'],
  ['pt', at(2025, 1, 3), '03/02/2025'],
])('in %s a time is as short as the day allows', (language, seconds, words) => {
  expect(createFormat(language, TODAY).moment(seconds).replaceAll('\u202f', ' ')).toBe(words);
});

test.each([
  ['en', at(2026, 10, 22, 15), 'Today'],
  ['en', at(2026, 10, 21, 23), 'Yesterday'],
  ['en', at(2026, 10, 20), 'Friday, November 20'],
  ['en', at(2026, 10, 23), 'Monday, November 23'],
  ['en', at(2025, 10, 22), 'Saturday, November 22, 2025'],
  ['de', at(2026, 10, 22), 'Heute'],
  ['de', at(2026, 1, 3), 'Dienstag, 3. Februar'],
  ['fr', at(2026, 10, 21), 'Hier'],
  ['fr', at(2026, 1, 3), 'Mardi 3 février'],
  ['pt', at(2026, 1, 3), 'Terça-feira, 3 de fevereiro'],
])('in %s a heading names the day', (language, seconds, words) => {
  expect(createFormat(language, TODAY).dayHeading(seconds)).toBe(words);
});

test('in full a time has its day, its year and its hour', () => {
  const full = createFormat('en', TODAY).dateTime(at(2026, 10, 22, 15));
  for (const part of ['Nov 22', '2026', '3:00']) expect(full).toContain(part);
});

test('a format is made when something is first written by it, and once', () => {
  const made = [jest.spyOn(Intl, 'DateTimeFormat'), jest.spyOn(Intl, 'NumberFormat'), jest.spyOn(Intl, 'DisplayNames')];
  const format = createFormat('en', TODAY);
  expect(made.map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0]);
  for (const day of [21, 20]) format.moment(at(2026, 10, day));
  expect(made.map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0]);
  jest.restoreAllMocks();
});
