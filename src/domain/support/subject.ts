/** What mail programs put before a subject they answer, in the languages people write. */
const ANSWERS = /^(?:(?:re|aw|antw|sv|vs|ref|rif|res|fwd?|wg|tr|enc|rv)(?:\[\d+\])?\s*:\s*)+/iu;

const LONGEST = 255;

/** A subject without what answering put before it. */
export const plainSubject = (subject: string): string => subject.replace(/\s+/gu, ' ').trim().replace(ANSWERS, '').slice(0, LONGEST).trim();

/** The subject of an answer. */
export const answerTo = (subject: string): string => `Re: ${plainSubject(subject)}`;

/** What in a subject can be the number of an order: each word with a digit, as it is typed. */
export const numbersIn = (subject: string): string[] => [
  ...new Set(
    subject
      .split(/[\s,;:!?()[\]"<>]+/u)
      .map((word) => word.replace(/^#+|[.#]+$/gu, ''))
      .filter((word) => /\d/u.test(word)),
  ),
];
