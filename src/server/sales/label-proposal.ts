import anyAscii from 'any-ascii';
import { COURIER_LABEL_WITHOUT_COMPANY } from '../../domain/postal/label-limits';
import { labelFault, labelProposal, withStreetWrapped, type LabelFault } from '../../domain/postal/shipping-label';
import { normalAddress } from '../../domain/postal/normal-address';
import type { OrderAddress, OrderRow } from './tables';

/** Scripts that write vowels, letter by letter: readable once transliterated. Arabic and Hebrew, Thai, and Chinese characters in Japanese are not. */
const READABLE =
  /^[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u;

/** Words of scripts without capital letters; syllables of Hangul are transliterated with one each. */
const oneCapital = (text: string): string =>
  text.replace(/[\p{Script=Hangul}\p{Script=Georgian}\p{Script=Hiragana}\p{Script=Katakana}]+/gu, (word) => {
    const [first = '', ...rest] = anyAscii(word);
    return first.toUpperCase() + rest.join('').toLowerCase();
  });

/** A text in Latin letters; null where a transliteration could not be read aloud by the people at its address. */
export const inLatin = (text: string): string | null => (READABLE.test(text) ? anyAscii(oneCapital(text)) : null);

/** Why a courier's label can't show an address; null: it can. */
export const courierLabelFault = (address: OrderAddress): LabelFault | null =>
  labelFault(withStreetWrapped(normalAddress(address), COURIER_LABEL_WITHOUT_COMPANY), COURIER_LABEL_WITHOUT_COMPANY);

/** How an order's address could be written so that couriers accept it; null: as it is, or somebody has to ask the buyer. */
export const labelProposalFor = ({ address, buyer }: Pick<OrderRow, 'address' | 'buyer'>) =>
  labelProposal(normalAddress(address ?? buyer), COURIER_LABEL_WITHOUT_COMPANY, inLatin);
