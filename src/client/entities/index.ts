import type { SagaGenerator } from '../kernel/effects';
import { clipartCategories } from './clipart-categories';
import { cliparts } from './cliparts';
import { editorDrafts } from './editor-drafts';
import { fileUses } from './file-uses';
import { files } from './files';
import { fonts } from './fonts';
import { fulfilments } from './fulfilments';
import { jobGroups } from './job-groups';
import { jobs } from './jobs';
import { listings } from './listings';
import { listLayouts, listViews } from './list-views';
import { members } from './members';
import { mockupDesigns } from './mockup-designs';
import { mockupPresets } from './mockup-presets';
import { mockups } from './mockups';
import { notifications } from './notifications';
import { orderDesks } from './order-desks';
import { orders } from './orders';
import { presets } from './presets';
import { stores } from './stores';
import { trackings } from './trackings';
import { userGroups } from './user-groups';
import { users } from './users';
import { workOrders } from './work-orders';

/** Every entity of the store. A new one is a file and a line here. */
export const entities = {
  clipartCategories,
  cliparts,
  editorDrafts,
  fileUses,
  files,
  fonts,
  fulfilments,
  jobGroups,
  jobs,
  listLayouts,
  listViews,
  listings,
  members,
  mockupDesigns,
  mockupPresets,
  mockups,
  notifications,
  orderDesks,
  orders,
  presets,
  stores,
  trackings,
  userGroups,
  users,
  workOrders,
};

export type EntityName = keyof typeof entities;

/** Reducers of a new store; each gets tables of its own. */
export const createEntityReducers = () =>
  Object.fromEntries(Object.entries(entities).map(([name, entity]) => [name, entity.createReducer()])) as {
    [Name in EntityName]: ReturnType<(typeof entities)[Name]['createReducer']>;
  };

export const entitySagas: readonly (() => SagaGenerator<void>)[] = Object.values(entities).map((entity) => entity.saga);
