import type { ChangedKind } from '../../domain/lists/changes';
import type { MutationOperations } from '../kernel/operation';

const JOBS = ['jobGroups', 'jobs'] as const;
const FILES = ['files', 'fileUses'] as const;
const PEOPLE = ['members', 'userGroups'] as const;

/** Of which kinds a mutation changes rows that stand in lists; one that is missing is a type error. */
export const mutationChanges: Readonly<Record<keyof MutationOperations, readonly ChangedKind[]>> = {
  applyMockupDesign: ['mockups', 'mockupDesigns', 'presets'],
  bookmarksSave: [],
  createMockupDesign: ['mockupDesigns'],
  deleteById: PEOPLE,
  duplicateMockupDesign: ['mockupDesigns'],
  endLoginAs: [],
  fontUpdatePreSignedFile: ['fonts'],
  jobItem: [...JOBS, 'listings'],
  jobsRemove: JOBS,
  jobsStart: JOBS,
  jobsStop: JOBS,
  loginAs: [],
  // Its author's alone, and kept anew with every change: lists of them are read when they are shown.
  makeEditorDraft: [],
  makeFulfilment: ['fulfilments'],
  makeItemInfo: ['listings', 'mockups'],
  makeListLayout: [],
  makeListView: ['listViews'],
  makeMockupPreview: [],
  makeMockupDesignPrint: [],
  makePrintFile: [],
  makeProductMockup: ['mockups', 'presets'],
  makeProductMockupPreset: ['mockupPresets', 'presets'],
  makeStore: ['stores'],
  authorizeStore: [],
  storeAuthorized: ['stores'],
  makeUser: PEOPLE,
  makeUserGroup: PEOPLE,
  moveFile: FILES,
  moveMockupDesign: ['mockupDesigns'],
  // What is read is told to the reader's own pages, as news.
  notificationMake: [],
  notificationReadAll: [],
  ordersFetch: JOBS,
  orderUpdate: ['orders'],
  orderMatch: ['orders'],
  queueItem: ['listings'],
  removeFile: FILES,
  removeFiles: FILES,
  removeFont: ['fonts'],
  removeItemInfo: ['listings', 'mockups', ...JOBS],
  removeMockupDesign: ['mockupDesigns'],
  removeProductMockupPreset: ['mockupPresets', 'presets'],
  replaceFile: [...FILES, 'mockups', 'mockupPresets'],
  saveFile: FILES,
  // Reserved only: it is listed when its bytes are there.
  signedUpload: [],
  signedUploadFont: [],
  tagFile: FILES,
  // Nothing is kept of it.
  testStore: [],
  trashEditorDraft: [],
  testFulfilment: [],
  trashFile: FILES,
  trashFulfilment: ['fulfilments'],
  trashListView: ['listViews'],
  trashMockupDesign: ['mockupDesigns'],
  trashStore: ['stores', 'listings', 'orders', ...JOBS],
  trashUserGroup: PEOPLE,
  updateMockupDesign: ['mockupDesigns'],
  updatePreSignedFile: FILES,
  updateProfile: ['members'],
};
