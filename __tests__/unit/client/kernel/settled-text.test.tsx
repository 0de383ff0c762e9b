import { act, renderHook } from '@testing-library/react';
import { useSettledText } from '../../../../src/client/kernel/hooks';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const box = () => {
  const committed: string[] = [];
  const commit = (text: string) => void committed.push(text);
  const hook = renderHook(({ value }) => useSettledText(value, commit), { initialProps: { value: '' } });
  return { ...hook, committed, type: (text: string) => act(() => hook.result.current[1](text)) };
};

test('a search box shows what is typed at once and asks once typing pauses', () => {
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

test('a filter cleared elsewhere empties the search box for good', () => {
  const { result, committed, type, rerender } = box();
  type('mug');
  act(() => jest.advanceTimersByTime(300));
  rerender({ value: 'mug' });
  rerender({ value: '' });
  expect(result.current[0]).toBe('');
  act(() => jest.advanceTimersByTime(1_000));
  expect(committed).toEqual(['mug']);
});
