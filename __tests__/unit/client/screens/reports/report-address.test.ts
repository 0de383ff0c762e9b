import { askedDays, rowsAddress } from '../../../../../src/client/screens/reports/report-address';
import { changeOf } from '../../../../../src/client/screens/reports/figure-words';
import { reportFile } from '../../../../../src/client/screens/reports/report-file';

const asked = (query: string) => askedDays(new URLSearchParams(query));

test('an address says two days, or a range by its name; what makes no sense counts as not said', () => {
  expect(asked('').days).toEqual({ range: '30d' });
  expect(asked('range=last_month&compare=year')).toEqual({ name: 'last_month', compare: 'year', days: { range: 'last_month' } });
  expect(asked('start=01-11-2026&end=26-11-2026&range=7d')).toEqual({
    name: null,
    compare: null,
    days: { start: '01-11-2026', end: '26-11-2026' },
  });
  for (const query of [
    'start=26-11-2026&end=01-11-2026',
    'start=31-02-2026&end=01-03-2026',
    'start=01-11-2026',
    'range=forever&compare=x',
  ]) {
    expect(asked(query)).toEqual({ name: '30d', compare: null, days: { range: '30d' } });
  }
});

test('rows open over the report as it is, from its first page', () => {
  const params = new URLSearchParams('range=7d&store=s1&rows=orders&of=old&page=3');
  expect(rowsAddress(params, 'profit', '2026-11-03')).toBe('?range=7d&store=s1&rows=profit&of=2026-11-03');
  expect(rowsAddress(params, 'profit', null)).toBe('?range=7d&store=s1&rows=profit');
});

test('a change is told of what there was; from nothing, or to nothing, there is none to tell', () => {
  expect([changeOf(150, 100), changeOf(50, 100), changeOf(-50, -100), changeOf(5, 0), changeOf(null, 5), changeOf(5, null)]).toEqual([
    0.5,
    -0.5,
    0.5,
    null,
    null,
    null,
  ]);
});

/** What a file says, its mark included. */
const textOf = (file: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(Buffer.from(reader.result as ArrayBuffer).toString('utf8')));
    reader.readAsArrayBuffer(file);
  });

const REPORT = {
  name: 'order-report',
  range: { start: '01-11-2026', end: '02-11-2026', zone: 'Europe/Berlin' },
  heads: ['Store', 'Profit', 'Margin'],
  lines: [
    ['=cmd()', 1234.5, null],
    ['Total', -0.25, 0.125],
  ],
};

test('a file of a report has plain numbers, and its days and zone in its name', async () => {
  const { name, content } = await reportFile(REPORT, 'program', 'en');
  expect(name).toBe('order-report-2026-11-01-2026-11-02-Europe-Berlin.csv');
  expect(await textOf(content)).toBe("\uFEFFStore,Profit,Margin\r\n'=cmd(),1234.5,\r\nTotal,-0.25,0.125\r\n");
});

test('a report for a German spreadsheet has semicolons and decimal commas', async () => {
  const { content } = await reportFile(REPORT, 'locale', 'de-DE');
  expect(await textOf(content)).toBe("\uFEFFStore;Profit;Margin\r\n'=cmd();1234,5;\r\nTotal;-0,25;0,125\r\n");
});
