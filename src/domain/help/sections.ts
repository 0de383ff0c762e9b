import { addresses, type PageName } from '../addresses/addresses';

/** The sections of the guide, each the anchor of a screen, in the order of the menu. */
export const HELP_SECTIONS = [
  'start',
  'dashboard',
  'fulfillmentReport',
  'orderReport',
  'invoice',
  'orders',
  'trackings',
  'support',
  'supportQueue',
  'supportFigures',
  'paypal',
  'external',
  'internal',
  'listing',
  'trend',
  'productTypes',
  'preset',
  'presetNew',
  'mockups',
  'editor',
  'blogsWrite',
  'blogsAll',
  'stores',
  'fulfilments',
  'policies',
  'jobs',
  'designTasks',
  'orderTickets',
  'designCollection',
  'files',
  'users',
  'integrations',
  'topup',
  'history',
  'settings',
  'audit',
  'qa',
] as const;

export type HelpSection = (typeof HELP_SECTIONS)[number];

/** Pages that are told of in the section of another one; a page that is new stands here or has its section, or it does not compile. */
const BESIDE: Readonly<Record<Exclude<PageName, HelpSection>, HelpSection>> = {
  storeConnected: 'stores',
  policy: 'start',
  terms: 'start',
  handOver: 'start',
  notAuthorized: 'start',
  state: 'start',
  notFound: 'start',
};

const sectionNamed = (name: PageName): HelpSection => HELP_SECTIONS.find((each) => each === name) ?? BESIDE[name as keyof typeof BESIDE];

const PAGES = Object.keys(addresses) as readonly PageName[];

/** The section that tells of the screen at a path. */
export const helpAt = (path: string): HelpSection => {
  const page = PAGES.find((name) => addresses[name].parse(path) !== null);
  return page ? sectionNamed(page) : 'start';
};
