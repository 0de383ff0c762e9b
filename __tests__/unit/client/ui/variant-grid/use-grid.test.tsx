import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { useGrid, type CellRefusal } from '../../../../../src/client/ui/variant-grid/use-grid';
import type { GridRow } from '../../../../../src/domain/variant-grid/row';

const rowsOf = (count: number): readonly GridRow[] =>
  Array.from({ length: count }, (_row, n) => ({
    sku: `SKU-${n}`,
    base_price: '7.50',
    fix_profit: '1',
    fixed_profit: '10.00',
    name_value: [{ name: 'Color', type: 'Color', value: n % 2 === 0 ? 'Black' : 'White' }],
  }));

const FREE = (): number => 0;
const TYPES = ['Color'];
const NONE: readonly CellRefusal[] = [];
// As German writes it.
const GERMAN = { write: (plain: string) => plain.replace('.', ','), read: (text: string) => text.replace('.', '').replace(',', '.') };

const gridOf = (count = 6, refusals = NONE) =>
  renderHook(() => {
    const [rows, onRows] = useState(() => rowsOf(count));
    return { rows, grid: useGrid({ rows, onRows, types: TYPES, additionOf: FREE, refusals }, GERMAN) };
  });

type Hook = ReturnType<typeof gridOf>['result'];
const obey = (hook: Hook, command: Parameters<Hook['current']['grid']['obey']>[0]): void => act(() => hook.current.grid.obey(command));
const select = (hook: Hook, row: number, column: number, extend = false): void =>
  act(() => hook.current.grid.select({ row, column }, extend));
const [SKU, BASE, PRICE] = [1, 2, 5];

test('what is typed is taken by Enter, which goes down; Escape leaves it; undo takes it back', () => {
  const { result } = gridOf();
  select(result, 0, PRICE);
  obey(result, { kind: 'edit', text: '2' });
  act(() => result.current.grid.finish('1.299,50', 'down'));
  expect(result.current.rows[0]).toMatchObject({ fixed_profit: '1292.00' });
  expect(result.current.grid.range.focus).toEqual({ row: 1, column: PRICE });
  obey(result, { kind: 'edit', text: null });
  act(() => result.current.grid.finish(null, null));
  expect(result.current.rows[1]).toMatchObject({ fixed_profit: '10.00' });
  obey(result, { kind: 'undo' });
  expect(result.current.rows).toEqual(rowsOf(6));
  obey(result, { kind: 'redo' });
  expect(result.current.rows[0]).toMatchObject({ fixed_profit: '1292.00' });
});

test('options and margins cannot be typed', () => {
  const { result } = gridOf();
  select(result, 0, 0);
  obey(result, { kind: 'edit', text: 'R' });
  expect(result.current.grid.editing).toBeNull();
});

test('a paste is one step back, and tells what had no place', () => {
  const { result } = gridOf();
  select(result, 4, BASE);
  let left = {};
  act(() => void (left = result.current.grid.paste('8,00\t2\r\n9,00\t3\r\n1,00\t4\r\n')));
  expect(left).toEqual({ cells: 4, lines: 1, columns: 0 });
  expect(result.current.rows.slice(4).map(({ base_price, fix_profit }) => [base_price, fix_profit])).toEqual([
    ['8.00', '2'],
    ['9.00', '3'],
  ]);
  expect(result.current.grid.copy()).toBe('8,00\t2\n9,00\t3');
  obey(result, { kind: 'undo' });
  expect(result.current.rows).toEqual(rowsOf(6));
});

test('with a filter only what is shown is filled and set; whoever goes on to an error that is hidden sees everything again', () => {
  const { result } = gridOf();
  act(() => result.current.grid.setFilters({ Color: 'White' }));
  expect(result.current.grid.view.shown).toEqual([1, 3, 5]);
  select(result, 0, BASE);
  obey(result, { kind: 'move', move: 'bottom', extend: true });
  act(() => void result.current.grid.setAll({ by: 'percent', percent: 10 }));
  expect(result.current.rows.map(({ base_price }) => base_price)).toEqual(['7.50', '8.25', '7.50', '8.25', '7.50', '8.25']);
  act(() => result.current.grid.put([{ row: 4, field: 'base_price', text: 'x' }]));
  obey(result, { kind: 'fault', back: false });
  expect(result.current.grid.view.shown).toHaveLength(6);
  expect(result.current.grid.range.focus).toEqual({ row: 4, column: BASE });
});

test('errors are gone through in their order, round and round, and back', () => {
  const { result } = gridOf();
  act(() =>
    result.current.grid.put([
      { row: 1, field: 'sku', text: 'SKU-0' },
      { row: 3, field: 'price', text: 'dear' },
    ]),
  );
  expect(result.current.grid.wrong.map(({ row, field }) => [row, field])).toEqual([
    [0, 'sku'],
    [1, 'sku'],
    [3, 'price'],
  ]);
  select(result, 0, 0);
  const places: number[][] = [];
  for (let step = 0; step < 4; step++) {
    obey(result, { kind: 'fault', back: false });
    places.push([result.current.grid.range.focus.row, result.current.grid.range.focus.column]);
  }
  expect(places).toEqual([
    [0, SKU],
    [1, SKU],
    [3, PRICE],
    [0, SKU],
  ]);
  obey(result, { kind: 'fault', back: true });
  expect(result.current.grid.range.focus).toEqual({ row: 3, column: PRICE });
});

test('what the server said of a cell stands there', () => {
  const refusals = [{ row: 2, field: 'sku' as const, sentence: 'Another product type has this SKU.' }];
  const { result } = gridOf(6, refusals);
  expect(result.current.grid.wrong).toMatchObject([{ row: 2, field: 'sku', sentence: 'Another product type has this SKU.' }]);
});
