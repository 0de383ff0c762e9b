import '../../../support/text-encoder';
import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { useWalk } from '../../../../../src/client/screens/queue/use-walk';

const wrapper = ({ children }: PropsWithChildren) => (
  <MemoryRouter initialEntries={['/support/queue', '/support/queue?id=a']} initialIndex={1}>
    {children}
  </MemoryRouter>
);

const walking = (ids: readonly string[]) => {
  const hook = renderHook(({ rows }: { rows: readonly string[] }) => useWalk(rows, true), { wrapper, initialProps: { rows: ids } });
  return {
    open: () => hook.result.current.id,
    list: (...rows: readonly string[]) => hook.rerender({ rows }),
    bringBack: (id: string) => act(() => hook.result.current.bringBack(id)),
  };
};

test('what leaves the list makes way for the one in its place; the last one leaves nothing', async () => {
  const walk = walking(['a', 'b']);
  walk.list('b');
  expect(walk.open()).toBe('b');
  walk.list();
  await act(async () => undefined);
  expect(walk.open()).toBeNull();
});

test('what is taken back is open until it is in the list again; done once more, it makes way as ever', () => {
  const walk = walking(['a', 'b']);
  walk.list('b');
  walk.bringBack('a');
  expect(walk.open()).toBe('a');
  walk.list('a', 'b');
  expect(walk.open()).toBe('a');
  walk.list('b');
  expect(walk.open()).toBe('b');
});

test('it may be taken back before the list has heard that it was done', () => {
  const walk = walking(['a', 'b']);
  walk.bringBack('a');
  walk.list('b');
  expect(walk.open()).toBe('a');
  walk.list('a', 'b');
  expect(walk.open()).toBe('a');
});
