/** Why a file can't be read as a log; its sentence stands in the texts of the screen `/qa`, under `unreadable`. `later`: the line of a later header. */
export type Unreadable =
  | { readonly code: 'empty' | 'noHeader' | 'noGzip' | 'noFile' | 'noFirstState' | 'broke' }
  | { readonly code: 'notJson' | 'noRecord' | 'incomplete'; readonly line: number }
  | { readonly code: 'deepLine' | 'longLine'; readonly line: number; readonly most: number }
  | { readonly code: 'deep' | 'long'; readonly most: number }
  | { readonly code: 'noAction'; readonly action: number }
  | { readonly code: 'olderFormat'; readonly format: number; readonly later?: number }
  | { readonly code: 'newerFormat'; readonly format: number; readonly most: number; readonly later?: number }
  | { readonly code: 'newerSchema'; readonly schema: number; readonly most: number; readonly later?: number };

/** A file that is no log. */
export class UnreadableLog extends Error {
  override readonly name = 'UnreadableLog';

  constructor(readonly why: Unreadable) {
    super(JSON.stringify(why));
  }
}

/** A log that a newer version of the program wrote. */
export class NewerLog extends UnreadableLog {}
