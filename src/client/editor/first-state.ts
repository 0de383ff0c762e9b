import type { EditorState } from './state';

const nothingDrawn = { order: [], sides: {}, color: '#ffffff' };

/** The editor before anything was opened: every slice begins with its part. It stands apart from them because every page loads it. */
export const firstState: EditorState = {
  session: {
    status: 'idle',
    presetId: null,
    templateId: null,
    mockupId: null,
    itemInfoId: null,
    version: null,
    listingVersion: null,
    sides: [],
    error: null,
    attemptId: null,
  },
  document: { past: [], present: nothingDrawn, future: [], group: null, _latestUnfiltered: nothingDrawn, index: 0, limit: 1 },
  ui: {
    step: 'design',
    sideId: null,
    selected: [],
    panel: 'product',
    zoom: 1,
    middle: null,
    tool: 'select',
    snapping: true,
    rulers: false,
    margins: true,
    cropping: null,
    typing: null,
    replacing: null,
    folded: [],
    copied: [],
  },
  live: null,
  product: { form: null, refusals: 0 },
  assets: {},
  save: {
    status: 'idle',
    steps: { images: 'pending', mockup: 'pending', product: 'pending', done: 'pending' },
    failure: null,
    attempt: null,
    previews: {},
    sent: null,
    saved: null,
  },
  drafts: { offer: null, ids: [], sending: null, kept: null, failure: null, told: null },
};
