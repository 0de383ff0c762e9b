import '../../support/text-encoder';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { useSettledText } from '../../../../src/client/kernel/hooks';
import { useListParams } from '../../../../src/client/ui/list-params';

const at = (address: string) =>
  renderHook(() => ({ params: useListParams(), search: useLocation().search }), {
    wrapper: ({ children }: { children: ReactNode }) => <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>,
  });

test('page, size, search and filters are read from the address', () => {
  const { params } = at('/orders/all?page=3&perpage=50&search=mug&status=Processing').result.current;
  expect(params).toMatchObject({ page: 3, perpage: 50, search: 'mug' });
  expect(params.get('status')).toBe('Processing');
  expect(params.get('missing')).toBe('');
});

test.each(['?page=0&perpage=7', '?page=abc&perpage=-1', '?page=1.5&perpage=1000000', ''])(
  'an address with %j shows page 1 of 20 rows',
  (query) => {
    expect(at(`/orders${query}`).result.current.params).toMatchObject({ page: 1, perpage: 20 });
  },
);

test('another filter goes back to page 1 and keeps the rest; an empty one leaves the address', () => {
  const { result } = at('/orders?page=3&status=Processing');
  act(() => result.current.params.set({ search: 'mug' }));
  expect(result.current.search).toBe('?status=Processing&search=mug');
  act(() => result.current.params.set({ page: '2' }));
  expect(result.current.search).toBe('?status=Processing&search=mug&page=2');
  act(() => result.current.params.set({ status: '' }));
  expect(result.current.search).toBe('?search=mug');
});

describe('a search box', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const box = () => {
    const committed: string[] = [];
    const commit = (text: string) => void committed.push(text);
    const hook = renderHook(({ value }) => useSettledText(value, commit), { initialProps: { value: '' } });
    return { ...hook, committed, type: (text: string) => act(() => hook.result.current[1](text)) };
  };

  test('shows what is typed at once and asks once typing pauses', () => {
    const { result, committed, type } = box();
    type('m');
    act(() => jest.advanceTimersByTime(200));
    type('mug');
    expect(result.current[0]).toBe('mug');
    act(() => jest.advanceTimersByTime(240));
    expect(committed).toEqual([]);
    act(() => jest.advanceTimersByTime(20));
    expect(committed).toEqual(['mug']);
  });

  test('a filter cleared elsewhere empties it for good', () => {
    const { result, committed, type, rerender } = box();
    type('mug');
    act(() => jest.advanceTimersByTime(300));
    rerender({ value: 'mug' });
    rerender({ value: '' });
    expect(result.current[0]).toBe('');
    act(() => jest.advanceTimersByTime(1_000));
    expect(committed).toEqual(['mug']);
  });
});
