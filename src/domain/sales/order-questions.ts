/** Statements of a store that need a person's decision; each has a sentence in every language. */
export const ORDER_QUESTIONS = [
  'status',
  'completed_unsent',
  'refund',
  'pickup',
  'delivery',
  'addresses',
  'payment',
  'line_kind',
  'not_shipped',
  'lines_edited',
  'address_edited',
] as const;

export type OrderQuestionCode = (typeof ORDER_QUESTIONS)[number];

/** A question as a connector raises it. */
export interface ToldQuestion {
  readonly code: OrderQuestionCode;
  /** In the store's own word, or an amount; empty where the code says it all. */
  readonly said: string;
  /** The store's id of the line it is about. */
  readonly line_id?: string | undefined;
}

/** A question as it is kept. A person who releases the order closes it. */
export interface OrderQuestion extends ToldQuestion {
  readonly open: boolean;
}

/** The store does not repeat these, so they stay until a person closes them. */
const LASTING: readonly OrderQuestionCode[] = ['completed_unsent', 'lines_edited', 'address_edited'];

/** These matter also once nothing is left to be made: a provider may be making the wrong thing. */
const AFTER_SENDING: readonly OrderQuestionCode[] = ['lines_edited', 'address_edited'];

/** Longest text of the store that is kept with a question, in characters. */
const MOST_SAID = 200;

const isSame = (one: ToldQuestion, other: ToldQuestion): boolean =>
  one.code === other.code && one.said === other.said && one.line_id === other.line_id;

const shortened = ({ said, ...question }: ToldQuestion): ToldQuestion => ({ ...question, said: said.slice(0, MOST_SAID) });

/**
 * The questions of an order once its store has told it again: one a person closed stays closed while the store says the same, and what is said for the
 * first time is open. `raised`: what has just happened, which is open however often it happened before.
 */
export const questionsAfter = (
  before: readonly OrderQuestion[],
  told: readonly ToldQuestion[],
  raised: readonly ToldQuestion[] = [],
): OrderQuestion[] => {
  const all: OrderQuestion[] = [];
  const add = (question: OrderQuestion): void => {
    if (!all.some((each) => isSame(each, question))) all.push(question);
  };
  for (const question of raised.map(shortened)) add({ ...question, open: true });
  for (const question of told.map(shortened)) add({ ...question, open: before.find((each) => isSame(each, question))?.open ?? true });
  for (const question of before) if (LASTING.includes(question.code)) add(question);
  return all;
};

/** The part of an order line that an open question is judged by. */
interface AskedLine {
  readonly line_id: string;
  readonly item_info_id: string | null;
}

/** The open questions; that a line is nothing to be sent is one only where the line is an item made here. */
export const openQuestions = (questions: readonly OrderQuestion[], lines: readonly AskedLine[]): OrderQuestion[] =>
  questions.filter(
    ({ open, code, line_id }) =>
      open && (code !== 'not_shipped' || lines.some((line) => line.line_id === line_id && line.item_info_id !== null)),
  );

/** Whether one of these wants a person although nothing of the order is left to be made. */
export const isAskedAfterSending = ({ code }: Pick<OrderQuestion, 'code'>): boolean => AFTER_SENDING.includes(code);

/** Questions all of which a person has answered by letting the order go on. */
export const closedQuestions = (questions: readonly OrderQuestion[]): OrderQuestion[] =>
  questions.map((question) => ({ ...question, open: false }));

/** Whether the store's word that an order is completed is doubted: what it says was sent then counts as not sent. */
export const isCompletionDoubted = (questions: readonly OrderQuestion[]): boolean =>
  questions.some(({ code }) => code === 'completed_unsent');
