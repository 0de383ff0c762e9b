import { REPLY_LINKS } from '../../../../domain/support/variables';

/** Where the first place stands that nobody has filled in. Links are filled in by the server. */
export const gapIn = (text: string): { readonly at: number; readonly length: number } | undefined => {
  const covered = Object.keys(REPLY_LINKS).reduce(
    (rest, link) => rest.replaceAll(`{{${link}}}`, (written) => '-'.repeat(written.length)),
    text,
  );
  const found = /\{\{[^{}]*\}\}/u.exec(covered);
  return found ? { at: found.index, length: found[0].length } : undefined;
};
