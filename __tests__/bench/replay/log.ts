import type { UnknownAction } from '@reduxjs/toolkit';
import { received } from '../../../src/client/kernel/received';
import { taskActions } from '../../../src/client/kernel/tasks-slice';
import type { Row } from '../../../src/client/kernel/table';
import { PAGE, pageText, withContractIds, type Listing } from '../store/dataset';

const LISTINGS = 1_000;
/** Rows of a page on the screen. */
const SHOWN = 20;
const JOBS = 400;

type Facts = Parameters<typeof received>[0]['entities'];

const byId = (rows: readonly Row[]): Record<string, Row> => Object.fromEntries(rows.map((row) => [row._id, row]));

/** Rows as normalizr cuts them: the store stands beside the listing, what the listing owns stays inside. */
const cut = (listings: readonly Listing[]): Facts => ({
  listings: byId(listings.map((listing): Row => ({ ...listing, ...{ store: listing.store._id } }))),
  stores: byId(listings.map(({ store }) => store)),
});

const allListings = (count: number): Listing[] =>
  Array.from({ length: Math.ceil(count / PAGE) }, (_, i) => i + 1).flatMap((page) => {
    const answer = JSON.parse(withContractIds(pageText(page, count))) as { listings: { nodes: Listing[] } };
    return answer.listings.nodes;
  });

const listingPage = (listings: readonly Listing[], page: number, at: number): UnknownAction => {
  const rows = listings.slice(page * SHOWN, (page + 1) * SHOWN);
  const key = `page ${page}`;
  return received({
    origin: { entity: 'listings', operation: 'load', listKey: key },
    entities: cut(rows),
    list: { entity: 'listings', key, ids: rows.map(({ _id }) => _id), total: listings.length },
    at,
  });
};

const polledJobs = (tick: number): UnknownAction => {
  const rows = Array.from({ length: 5 }, (_, i) => ({
    _id: `J${(tick * 5 + i) % JOBS}`,
    status: tick % 3 ? 'pending' : 'done',
    attempts: tick % 4,
    updated_at: tick,
  }));
  return received({ origin: { entity: 'jobs', operation: 'load' }, entities: { jobs: byId(rows) }, at: tick });
};

const savedListing = (listing: Listing, tick: number): UnknownAction =>
  received({
    origin: { entity: 'listings', operation: 'save' },
    entities: cut([{ ...listing, title: `${listing.title}, ${tick}`, price: tick }]),
    at: tick,
  });

const taskSteps = (tick: number): UnknownAction[] => {
  const key = `task ${tick}`;
  const pushed = taskActions.push('bench', { tick });
  return [
    { ...pushed, payload: { ...pushed.payload, key, at: tick } },
    taskActions.started({ key }),
    taskActions.progressed({ key, progress: 0.5 }),
    taskActions.removed({ key }),
  ];
};

/**
 * What an afternoon in the back-office records: every page of the listings opened once, then saves, polled jobs, background tasks and
 * pages opened again. The same actions at every run.
 */
export const recordedLog = (length: number, count = LISTINGS): UnknownAction[] => {
  const listings = allListings(count);
  const pages = Math.ceil(listings.length / SHOWN);
  const log = Array.from({ length: pages }, (_, page) => listingPage(listings, page, 0));
  for (let tick = 0; log.length < length; tick++) {
    const listing = listings[(tick * 37) % listings.length];
    if (listing) log.push(savedListing(listing, tick));
    log.push(polledJobs(tick));
    if (tick % 4 === 0) log.push(...taskSteps(tick));
    if (tick % 10 === 0) log.push(listingPage(listings, tick % pages, tick));
  }
  return log.slice(0, length);
};
