/** Mail programs put these before a subject they answer or pass on, each in its language. */
const MARKS =
  're|aw|antw|antwort|sv|vs|vb|vl|ref|rif|r|res|odp|odg|pd|ynt|ilt|vá|σχετ|πρθ|hv|bls|atb|ri|fwd?|wg|tr|rv|enc|doorst|i|отв|ответ|пересл|回复|回覆|答复|答覆|转发|轉寄|返信|転送';
/** `Re:`, `RE[2]:`, `Re (3):`, `回复：`. Gateways of companies mark mails from elsewhere, as in `[EXTERNAL]`. */
const ANSWER = new RegExp(`^(?:${MARKS})\\s*(?:\\[\\d+\\]|\\(\\d+\\))?\\s*[:：]\\s*`, 'iu');
const GATEWAY =
  /^(?:[[(*<]{1,3}\s*(?:ext|extern[ae]?[lr]?|external (?:e-?mail|sender|message)|e-?mail extern[eo]?|externe? e-?mail|spam\??|possible spam|suspected spam|suspicious|caution|warning|secure|bulk)\s*[\])*>]{1,3}|(?:external|spam)\s*:)\s*[:-]?\s*/iu;

/** Marks in a row that are looked at. */
const MOST_MARKS = 30;

const LONGEST = 255;

interface Unmarked {
  readonly rest: string;
  /** It has the mark of an answer, or of a mail that was passed on. */
  readonly answers: boolean;
}

const unmarked = (subject: string): Unmarked => {
  let rest = subject.replace(/\s+/gu, ' ').trim();
  let answers = false;
  for (let n = 0; n < MOST_MARKS; n += 1) {
    const after = rest.replace(GATEWAY, '').replace(ANSWER, () => ((answers = true), ''));
    if (after === rest) break;
    rest = after;
  }
  return { rest, answers };
};

/** A subject without what answering, passing on, and gateways put before it. */
export const plainSubject = (subject: string): string => unmarked(subject).rest.slice(0, LONGEST).trim();

/** True where a mail program marked a subject as an answer, or as passed on. */
export const isAnswer = (subject: string): boolean => unmarked(subject).answers;

/** Words in brackets at the beginning, such as the name of a group. */
const LABELS = /^(?:\[[^\]\d]{1,40}\]\s*)+/u;

const subjectKey = (subject: string): string =>
  plainSubject(plainSubject(subject.normalize('NFKC')).replace(LABELS, '')).toLocaleLowerCase('en');

/** True where two subjects are the same apart from marks and labels before them. Two empty ones are not. */
export const isSameSubject = (one: string, other: string): boolean => subjectKey(one) !== '' && subjectKey(one) === subjectKey(other);

/** The subject of an answer. */
export const answerTo = (subject: string): string => `Re: ${plainSubject(subject)}`;

/** The subject of a mail that passes another on. */
export const forwardOf = (subject: string): string => `Fwd: ${plainSubject(subject)}`;

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
