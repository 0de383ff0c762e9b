import texts from '../../../i18n/en/qa.json';
import type { Doubt } from '../../client/replay/player';
import type { Unreadable } from '../../client/replay/unreadable';

const filled = (sentence: string, values: object): string =>
  Object.entries(values).reduce((text, [name, value]) => text.replace(`{{${name}}}`, String(value)), sentence);

/** A doubt in the words of the screen of recordings. */
export const doubtWords = ({ code, ...values }: Doubt): string => filled(texts.doubt[code], values);

/** Why a file can't be read, in the same words. */
export const unreadableWords = ({ code, ...values }: Unreadable): string =>
  filled(texts.unreadable[code], values) + ('later' in values ? ` ${filled(texts.unreadable.later, values)}` : '');
