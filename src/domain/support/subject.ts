/** Mail programs put these before a subject they answer or pass on, each in its language. */
const MARKS =
  're|aw|antw|antwort|sv|vs|vb|vl|ref|rif|r|res|odp|odg|pd|ynt|ilt|vá|σχετ|πρθ|hv|bls|atb|ri|fwd?|wg|tr|rv|enc|doorst|i|отв|ответ|пересл|回复|回覆|答复|答覆|转发|轉寄|返信|転送|απ|ΑΠ|رد|إعادة توجيه|trả lời|chuyển tiếp|ตอบ|ตอบกลับ|ส่งต่อ|răsp|השב|תגובה|回信|답장|회신|전달|accepted|declined|tentative|zugesagt|abgesagt|angenommen|abgelehnt|accepté|refusé|aceptado|aceite|accettato|geaccepteerd';
/** Titles that programs put before the subject an absence note answers, in the languages of Outlook, and of Notes, Gmail and others. */
const ABSENCES =
  "automatic reply|auto(?:matic)?[ -]?(?:reply|response|replied)|autoreply|out of (?:the )?office|on vacation|automatische antwort|autoantwort|abwesenheits(?:notiz|nachricht|meldung|info|assistent)|abwesend|nicht im büro|réponse automatique|absence du bureau|absent du bureau|message d['’]absence|resposta automática|fora do escritório|ausência temporária|respuesta automática|fuera de la oficina|risposta automatica|fuori (?:sede|ufficio)|automatisch antwoord|afwezigheidsbericht|niet aanwezig|autosvar|automatiskt? svar|frånvaro|fraværs?|ikke til stede|automaattinen vastaus|poissa|odpowiedź automatyczna|automatyczna odpowiedź|nieobecność|automatická odpove[ďd]ď?|automatická odpověď|automatikus válasz|otomatik (?:yanıt|cevap)|автоматический ответ|автоответ|автоматична відповідь|автоматичен отговор|αυτόματη απάντηση|תשובה אוטומטית|מענה אוטומטי|رد تلقائي|الرد التلقائي|自動応答|自動返信|不在通知|自动答复|自动回复|自動回覆|자동 ?(?:회신|응답|답장)|trả lời tự động|(?:การ)?ตอบกลับ(?:โดย)?อัตโนมัติ|răspuns automat|automatski odgovor";
const ABSENCE = new RegExp(`^(?:${ABSENCES})(?:\\s*[:：]\\s*|\\s+(?=re\\s*[:：])|\\s*$)`, 'iu');
/** One that stands alone is all there is of the subject. */
const TITLE = new RegExp(`^(?:${ABSENCES})(?:\\s*[:：]\\s*(?=\\S)|\\s+(?=re\\s*[:：]))`, 'iu');
/** Notes says who is away, and of nothing it answers. */
const AWAY =
  /^auto\s*[:：]\s*\S.*(?:out of (?:the )?office|abwesend|au(?:ß|ss)er haus|nicht (?:im|mehr im|erreichbar)|absent|fuori|ausente|away|\()/iu;

/** True where a subject is that of an absence note. */
export const isAbsence = (subject: string): boolean => {
  const said = subject.replace(/\s+/gu, ' ').trim();
  return ABSENCE.test(said) || AWAY.test(said);
};
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
    const plain = rest.replace(GATEWAY, '');
    const after = plain.replace(TITLE, '').replace(ANSWER, '');
    answers ||= plain !== after;
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
