import type { Action } from '@reduxjs/toolkit';
import { addresses, type PageName } from '../../../domain/addresses/addresses';
import type { ListName } from '../../../domain/lists/lists';
import { files } from '../../entities/files';
import { fulfilments } from '../../entities/fulfilments';
import { jobGroups } from '../../entities/job-groups';
import { listings } from '../../entities/listings';
import { listLayouts } from '../../entities/list-views';
import { members } from '../../entities/members';
import { mockupDesigns } from '../../entities/mockup-designs';
import { orders } from '../../entities/orders';
import { presets } from '../../entities/presets';
import { stores } from '../../entities/stores';

const PRODUCT_TYPES = ['product-types', presets.actions.expect()] as const;

/** What each list screen asks for where nothing narrows it, as its `query` says. */
const whole: Partial<Readonly<Record<PageName, readonly [list: ListName, rows: Action]>>> = {
  orders: ['orders', orders.actions.expect()],
  internal: ['items-internal', listings.actions.expect()],
  // It leads there.
  start: PRODUCT_TYPES,
  productTypes: PRODUCT_TYPES,
  mockups: ['designs', mockupDesigns.actions.expect()],
  stores: ['stores', stores.actions.expect()],
  fulfilments: ['fulfilments', fulfilments.actions.expect()],
  jobs: ['jobs', jobGroups.actions.expect()],
  designCollection: ['design-collection', files.actions.expect({ variables: { mask: 'design' } })],
  files: ['files', files.actions.expect({ perpage: 32 })],
  users: ['users', members.actions.expect({ variables: { status: 'All' } })],
};

/** The lists the screen of an address will show first; none where it is narrowed or sorted, which only the screen itself can read. */
export const expectedLists = (address: URL): readonly Action[] => {
  if (address.search !== '') return [];
  for (const [page, [list, rows]] of Object.entries(whole)) {
    const said: { readonly filter?: string } | null = addresses[page as keyof typeof whole].parse(address.pathname);
    if (said) return said.filter === undefined || said.filter === 'all' ? [rows, listLayouts.actions.expect({ variables: { list } })] : [];
  }
  return [];
};
