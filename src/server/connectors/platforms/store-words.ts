import type { ToldQuestion } from '../../../domain/sales/order-questions';

/** Ways of sending by which a buyer fetches the goods: names of plug-ins' methods, and what stores call them in the languages they sell in. */
const PICKUP =
  /pick[-_ ]?up|click[-_ &]*(?:and|et|n)?[-_ &]*collect|collect(?:ion)?[-_ ](?:in|from|at|point)|in[-_ ]store|abhol|retrait|enlèvement|recoger|recogida|retirada|levantamento|ritiro|afhal|afhent|avhäm|odbi[oó]r|osobní odběr/i;

/** Ways of paying by which the money comes when the parcel does. */
const ON_DELIVERY =
  /\bcod\b|cash[-_ ]?on[-_ ]?(?:delivery|pickup)|pay(?:ment)?[-_ ]?on[-_ ]?delivery|nachnahme|contre[-_ ]?remboursement|contra[-_ ]?(?:re)?embolso|pagamento na entrega|contrassegno|rembours|pobranie|dobírk/i;

export const isPickup = (...words: readonly string[]): boolean => words.some((each) => PICKUP.test(each));

export const isPaidOnDelivery = (...words: readonly string[]): boolean => words.some((each) => ON_DELIVERY.test(each));

/** Seconds from payment within which nobody has made and sent anything: what is completed by then was completed by the shop's own program. */
const COMPLETED_AT_ONCE = 10 * 60;

/** Whether a shop's own program completed an order. Unix seconds. */
export const isCompletedAtOnce = (paid: number | null, completed: number | null): boolean =>
  paid !== null && completed !== null && completed - paid <= COMPLETED_AT_ONCE;

/** A question where a word of the store is not one of those that are known; an empty word says nothing. */
export const unknownWord = (code: ToldQuestion['code'], word: string, known: readonly string[]): readonly ToldQuestion[] =>
  word === '' || known.includes(word) ? [] : [{ code, said: word }];
