import { ADDRESS_LINK } from '../../../../domain/support/variables';

/** Where the first place stands that nobody has filled in. */
export const gapIn = (text: string): { readonly at: number; readonly length: number } | undefined => {
  const found = /\{\{[^{}]*\}\}/u.exec(text.replaceAll(`{{${ADDRESS_LINK}}}`, (link) => '-'.repeat(link.length)));
  return found ? { at: found.index, length: found[0].length } : undefined;
};
