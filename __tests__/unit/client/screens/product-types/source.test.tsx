import '../../../support/text-encoder';
import '@testing-library/jest-dom';
import { ThemeProvider } from '@mui/material/styles';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { GivenSpecific } from '../../../../../src/domain/platforms/specifics';
import '../../../../../src/client/entities/platform-categories';
import type { Preset } from '../../../../../src/client/entities/presets';
import { loadDrawerTexts, loadScreenTexts, startTexts } from '../../../../../src/client/i18n';
import type { ChosenCategory } from '../../../../../src/client/shell/categories/CategoryPicker';
import { PlatformCategory } from '../../../../../src/client/shell/categories/PlatformCategory';
import { SourceDifferences } from '../../../../../src/client/screens/product-types/source/SourceDifferences';
import { theme } from '../../../../../src/client/theme';
import { storeWithFakeServer } from '../../../../sagas/support/fake-server';

beforeAll(async () => {
  await startTexts();
  await Promise.all([loadScreenTexts(), loadDrawerTexts()]);
});

const show = (children: ReactNode) => {
  const app = storeWithFakeServer();
  render(
    <Provider store={app.store}>
      <ThemeProvider theme={theme}>
        <MemoryRouter>{children}</MemoryRouter>
      </ThemeProvider>
    </Provider>,
  );
  const last = (operation: string) => app.calls.findLast((call) => call.operation === operation)!;
  return { ...app, last };
};

const difference = (code: string, n: number, more: object = {}) => ({
  ...{ code, external_sku: `x${n}`, sku: `S${n}`, label: `Black / ${n}`, was: 8, now: 9, ...more },
});
const preset = {
  _id: 'p1',
  updated_at: 7,
  source: {
    ...{ fulfilment_id: 'f1', provider: 'printify', product: '6', maker: '29', checked_at: 1_790_000_000 },
    differences: [difference('dearer', 1), difference('out_of_stock', 1, { was: null, now: null }), difference('gone', 2, { now: null })],
  },
} as unknown as Preset;

describe('what the provider has changed', () => {
  test('is taken over by variant, those that are left out are not', async () => {
    const { last } = show(<SourceDifferences preset={preset} mayChange />);
    expect(screen.getByText(/Compared with Printify/)).toBeVisible();
    expect(screen.getByText('$8.00 → $9.00')).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Black / 2' }));
    await userEvent.click(screen.getByRole('button', { name: 'Apply 1 change' }));
    expect(last('ProductPresetAccept').variables).toEqual({ _id: 'p1', updated_at: 7, external_skus: ['x1'] });
    const message = 'Someone saved this after you opened it. Nothing was overwritten.';
    await act(() => last('ProductPresetAccept').fail({ kind: 'graphql', message, refusal: 'request.savedMeanwhile' } as never));
    expect(screen.getByText(message)).toBeVisible();
  });

  test('whoever may not change it sees it and is offered nothing', () => {
    show(<SourceDifferences preset={preset} mayChange={false} />);
    expect(screen.getByText('out of stock')).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('a product type made of no provider’s product shows nothing of it', () => {
    show(<SourceDifferences preset={{ ...preset, source: null }} mayChange />);
    expect(screen.queryByText('Provider changes')).toBeNull();
  });
});

const told = (categories: readonly object[]) => ({
  platform: 'tiktok',
  version: 'v2',
  versions: ['v1', 'v2'],
  any: false,
  categories,
  kept_at: 1,
  reason: null,
});
const CLOTHES = { id: '600001', parent: null, name: 'Clothes', level: 1, leaf: false, above: [] };
const SHIRTS = { id: '601226', parent: '600001', name: 'T-shirts', level: 2, leaf: true, above: [] };
const rule = { required: true, multiple: false, variation: false, most: 10, values: [], open: true };
const specifics = [
  { ...rule, id: '1', name: 'Brand' },
  { ...rule, id: '2', name: 'Color', variation: true },
  { ...rule, id: '3', name: 'Occasion', required: false },
];

const Placed = ({ onPlaced }: { readonly onPlaced: (placed: object) => void }) => {
  const [category, setCategory] = useState<ChosenCategory | null>(null);
  const [given, setGiven] = useState<readonly GivenSpecific[]>([]);
  return (
    <PlatformCategory
      platform="tiktok"
      category={category}
      specifics={given}
      choices={['Color']}
      onChange={(placed) => {
        setCategory(placed.category);
        setGiven(placed.specifics);
        onPlaced(placed);
      }}
    />
  );
};

test('a category is chosen level by level, and what it requires is said until it is there', async () => {
  const onPlaced = jest.fn();
  const { last } = show(<Placed onPlaced={onPlaced} />);
  await userEvent.click(screen.getByRole('button', { name: 'Choose' }));
  expect(last('PlatformProductCategory').variables).toEqual({ platform: 'tiktok' });
  await act(() => last('PlatformProductCategory').answer({ platformProductCategory: told([CLOTHES]) }));
  expect(screen.queryByRole('button', { name: 'Take Clothes' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show subcategories of Clothes' }));
  expect(last('PlatformProductCategory').variables).toEqual({ platform: 'tiktok', parent: '600001' });
  await act(() => last('PlatformProductCategory').answer({ platformProductCategory: told([SHIRTS]) }));
  await userEvent.click(screen.getByRole('button', { name: 'Select T-shirts' }));
  expect(onPlaced).toHaveBeenLastCalledWith({
    category: { platform: 'tiktok', id: '601226', path: ['Clothes', 'T-shirts'], ids: ['600001', '601226'], version: 'v2' },
    specifics: [],
  });
  expect(screen.getByText('Clothes › T-shirts')).toBeVisible();
  await act(() =>
    last('PlatformProductSpecifics').answer({
      platformProductSpecifics: { platform: 'tiktok', category: '601226', version: 'v2', specifics, kept_at: 1, reason: null },
    }),
  );
  // Each variant says its colour itself. Nothing is called wrong before somebody came by.
  expect(screen.getByText('Required before pushing: Brand.')).toBeVisible();
  expect(screen.queryByText('TikTok Shop requires this.')).toBeNull();
  await userEvent.click(screen.getByLabelText('Brand *'));
  await userEvent.tab();
  expect(screen.getByText('TikTok Shop requires this.')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Brand *'), 'Gildan');
  expect(onPlaced).toHaveBeenLastCalledWith(expect.objectContaining({ specifics: [{ name: '1', values: ['Gildan'] }] }));
  expect(screen.getByText('All required details are filled in.')).toBeVisible();
  expect(screen.queryByLabelText('Occasion')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '1 optional detail' }));
  expect(screen.getByLabelText('Occasion')).toBeVisible();
});
