import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { addresses, type PageName } from '../../domain/addresses/addresses';
import type { Language } from '../../domain/languages';

const SHELL = 'src/client/shell/SignedIn.tsx';
/** What comes after the first picture, whatever the page. */
const LATER = ['src/client/shell/shell-work.ts', 'src/client/shell/layout/NavbarTools.tsx'];

/** The screen most people find at a page; one that is not named here loads when it is shown. */
const SCREENS: Partial<Readonly<Record<PageName, string>>> = {
  start: 'product-types/ProductTypesScreen',
  orders: 'orders/OrdersScreen',
  internal: 'items-internal/ItemsInternalScreen',
  productTypes: 'product-types/ProductTypesScreen',
  mockups: 'designs/DesignsScreen',
  editor: 'editor/EditorScreen',
  stores: 'stores/StoresScreen',
  fulfilments: 'fulfilments/FulfilmentsScreen',
  jobs: 'jobs/JobsScreen',
  designCollection: 'media/MediaScreen',
  files: 'media/MediaScreen',
  users: 'users/UsersScreen',
};

const pages = Object.keys(SCREENS) as PageName[];

/** Where a person will be: the address, or what the account site hands them over to. */
const placeOf = (address: string): string => addresses.handOver.parse(address)?.extras ?? address;

export interface PageScripts {
  /** What every page begins with. */
  readonly first: readonly string[];
  /** What the screen of a root-relative address needs besides, so that all of it comes at once and not one after the other is known. */
  readonly ahead: (address: string, language: Language) => readonly string[];
  /** What every page fetches after its first picture. */
  readonly later: readonly string[];
  /** Style sheets of every page. */
  readonly styles: readonly string[];
}

/** What the build wrote about its scripts; nothing where there is no build. */
const readBuilt = (root: string): { readonly initial: readonly string[]; readonly lazy: Readonly<Record<string, readonly string[]>> } => {
  const file = path.join(root, 'dist', 'chunks.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ReturnType<typeof readBuilt>) : { initial: [], lazy: {} };
};

/** Which scripts the pages of the built client need. */
export const readPageScripts = (root: string): PageScripts => {
  const { initial, lazy } = readBuilt(root);
  const scriptsOf = (modules: readonly string[]): readonly string[] => {
    const files = new Set(modules.flatMap((module) => lazy[module] ?? []));
    return [...files]
      .filter((file) => !initial.includes(file))
      .filter(isScript)
      .map(addressOf);
  };
  return {
    first: initial.filter(isScript).map(addressOf),
    ahead: (address, language) => {
      const place = placeOf(address);
      const page = pages.find((name) => addresses[name].parse(place));
      const screen = page ? [SHELL, `src/client/screens/${SCREENS[page]}.tsx`, `i18n/${language}/lists.json`] : [];
      return scriptsOf([`i18n/${language}/common.json`, ...screen]);
    },
    later: scriptsOf(LATER),
    styles: initial.filter((file) => file.endsWith('.css')).map(addressOf),
  };
};

const isScript = (file: string): boolean => file.endsWith('.js');
const addressOf = (file: string): string => `/${file}`;
