/** What mail programs put before a subject they answer, in the languages people write. */
const ANSWERS = /^(?:(?:re|aw|antw|sv|vs|ref|rif|res|fwd?|wg|tr|enc|rv)(?:\[\d+\])?\s*:\s*)+/iu;

const LONGEST = 255;

/** A subject without what answering put before it. */
export const plainSubject = (subject: string): string => subject.replace(/\s+/gu, ' ').trim().replace(ANSWERS, '').slice(0, LONGEST).trim();

/** The subject of an answer. */
export const answerTo = (subject: string): string => `Re: ${plainSubject(subject)}`;

/** What people write before an order's number, in the languages people write, also without a blank: `no.1042`, `Nr.1042`, `n°1042`, `Order1042`. */
const MARK = 'no|nr|n°|num|numero|número|number|nummer|bestellnummer|auftragsnummer|order|bestellung|commande|pedido|encomenda|auftrag';
const MARKED_WORD = new RegExp(`^(?:${MARK})[.:#°]*(?=[#]*\\d)`, 'iu');

/** `№` and `nº` are `No` and `no`, and wide digits are digits. */
const wordsOf = (subject: string): string[] => subject.normalize('NFKC').split(/[\s,;:!?()[\]"<>]+/u);

const bare = (word: string): string => word.replace(/^#+|[.#]+$/gu, '');

/** What in a subject can be the number of an order: each word with a digit, as it is typed, and without what marks it as one. */
export const numbersIn = (subject: string): string[] => [
  ...new Set(
    wordsOf(subject)
      .flatMap((word) => [bare(word), bare(word.replace(MARKED_WORD, ''))])
      .filter((word) => /\d/u.test(word)),
  ),
];

const MARKED = new RegExp(`#\\s*[\\w-]*\\d|(?:^|[^\\p{L}])(?:${MARK})[.:#°\\s]*[A-Z-]*\\d{3}`, 'iu');

/** Words that are the number of something by themselves: no year, no count, and not as long as a parcel's. */
const ALONE = /^(?!(?:19|20)\d\d$)(?:\d{4,10}|\d+(?:-\d+)+|[A-Z]{2,}-?\d{3,}|\d{3,}-[A-Z]{2,})$/iu;

/** Whether a subject names an order: where none is found by it, the mail is about no other. */
export const namesOrder = (subject: string): boolean =>
  MARKED.test(subject.normalize('NFKC')) || wordsOf(subject).some((word) => ALONE.test(bare(word)));
