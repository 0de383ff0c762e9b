import '../../../support/text-encoder';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { startTexts } from '../../../../../src/client/i18n';
import { TabLinks } from '../../../../../src/client/ui/list/TabLinks';

beforeAll(() => startTexts());

test('the current tab stays in sight when a count that comes later makes it wider', () => {
  const scrolled: unknown[] = [];
  Element.prototype.scrollBy = (to?: unknown) => void scrolled.push(to);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const [left, width] = this.localName === 'a' ? [60, this.querySelector('span') ? 70 : 40] : [0, 100];
    return { left, right: left + width } as DOMRect;
  });
  const tabs = (count?: number) => (
    <MemoryRouter>
      <TabLinks label="Tabs" value="groups" tabs={[{ value: 'groups', label: 'Groups', to: '/groups', count }]} />
    </MemoryRouter>
  );
  const { rerender } = render(tabs());
  expect(scrolled).toEqual([]);
  rerender(tabs(4));
  expect(scrolled).toEqual([{ left: 30 }]);
  rerender(tabs(5));
  expect(scrolled).toHaveLength(1);
});
