import type { Reducer } from '@reduxjs/toolkit';
import { createEntityReducer, type EntityState } from '../kernel/entity-reducer';

/** What the store has a table of. What is asked of each stands in its file, which comes with whoever asks. */
const NAMES = [
  'cannedReplies',
  'clipartCategories',
  'cliparts',
  'editorDrafts',
  'fileUses',
  'files',
  'fonts',
  'fulfilments',
  'jobGroups',
  'jobs',
  'listLayouts',
  'listViews',
  'listings',
  'macros',
  'members',
  'messages',
  'mockupDesigns',
  'mockupPresets',
  'mockups',
  'notifications',
  'orderDesks',
  'orderTaskDesks',
  'orderTasks',
  'orders',
  'paypalAccounts',
  'paypalDesks',
  'paypalItems',
  'platformCategories',
  'platformSearches',
  'platformSpecifics',
  'presences',
  'presets',
  'providerCatalogues',
  'providerMakers',
  'providerMakes',
  'queueItems',
  'shippingPresetUses',
  'shippingPresets',
  'stores',
  'supportDesks',
  'supportFigures',
  'supports',
  'taskPlaces',
  'trackings',
  'userGroups',
  'users',
  'workOrders',
] as const;

export type EntityName = (typeof NAMES)[number];

/** Reducers of a new store; each gets a table of its own. */
export const createEntityReducers = () =>
  Object.fromEntries(NAMES.map((name) => [name, createEntityReducer(name)])) as Record<EntityName, Reducer<EntityState>>;
