import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { startTexts } from '../../../../../src/client/i18n';
import { CardGrid } from '../../../../../src/client/ui/list/CardGrid';

beforeAll(() => startTexts());

test('a row that has not been loaded has a place, which asks for it when it comes in sight; of the others only the next ones have one', () => {
  const watched = new Map<Element, IntersectionObserverCallback>();
  class Observer {
    constructor(private readonly seen: IntersectionObserverCallback) {}
    observe(place: Element) {
      watched.set(place, this.seen);
    }
    disconnect() {
      return undefined;
    }
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
  const rows = Array.from({ length: 1000 }, (_row, n) => (n < 100 ? { _id: String(n) } : undefined));
  const onSight = jest.fn();
  render(
    <CardGrid
      label="Files"
      rows={rows}
      loading={false}
      selection={undefined}
      rowName={({ _id }) => _id}
      onSight={onSight}
      card={({ _id }) => <li key={_id}>{_id}</li>}
    />,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(200);
  expect(onSight).not.toHaveBeenCalled();
  const [[place, seen] = []] = watched;
  act(() => seen?.([{ isIntersecting: true, target: place } as IntersectionObserverEntry], {} as IntersectionObserver));
  expect(onSight).toHaveBeenCalledWith(100, 100);
});
