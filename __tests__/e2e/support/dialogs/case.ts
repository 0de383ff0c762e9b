import type { Locator, Page } from 'playwright-core';

/** What a case of the table is given: a page of a signed-in seller, and the API. */
export interface Stage {
  readonly page: Page;
  readonly go: (address: string) => Promise<void>;
  readonly ask: <T>(query: string, variables?: object) => Promise<T>;
  /** A name nothing else has. */
  readonly name: string;
}

/** How one dialog is reached, what its primary button is, and how a person sees that it was pressed. */
interface PressedDialog {
  /** Leads to where the dialog can be opened; returns what opens it. */
  readonly opener: (stage: Stage) => Promise<Locator>;
  /** Fills the dialog in. */
  readonly fill?: (stage: Stage) => Promise<void>;
  readonly primary: (stage: Stage) => Locator;
  readonly told: (stage: Stage) => Locator;
  /** It changes something at the server, by this operation where several belong to it; without it, it must not. */
  readonly sends?: true | string;
}

/** A dialog, by the file of `src/client` it stands in; in words, why nothing in it can be pressed twice. */
export interface DialogCase {
  readonly of: string;
  readonly pressed: PressedDialog | string;
}

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
export const dialog = (page: Page) => page.getByRole('dialog').last();
export const inDialog =
  (name: string | RegExp) =>
  ({ page }: Stage): Locator =>
    dialog(page).getByRole('button', { name, exact: typeof name === 'string' });
export const says =
  (words: string | RegExp | ((stage: Stage) => string)) =>
  (stage: Stage): Locator =>
    stage.page.getByText(typeof words === 'function' ? words(stage) : words).first();
