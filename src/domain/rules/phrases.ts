/** Scripts written without spaces between words, and Korean, which writes particles onto its words: a phrase may begin and end anywhere in them. */
const UNSPACED = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}々〇ー`;
const UNSPACED_RUN = new RegExp(`[${UNSPACED}]+`, 'gu');
const BEGINS_UNSPACED = new RegExp(`^[${UNSPACED}]`, 'u');
const ENDS_UNSPACED = new RegExp(`[${UNSPACED}]$`, 'u');

/** Accents, points of Hebrew and Arabic, and characters nobody sees. */
const MARKS = /[\u00ad\u0300-\u036f\u0591-\u05bd\u064b-\u065f\u0670\u200b-\u200f\u2060\ufe00-\ufe0f\ufeff]/gu;
/** Letters no normalization takes apart. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i', ħ: 'h', ς: 'σ' },
};
const ODD_LETTER = /[ßæœøłđðþıħς]/gu;
const BEYOND_ASCII = /[^\p{ASCII}]/u;
const BETWEEN_WORDS = /[^\p{L}\p{N}\p{M}]+/gu;

/** The text without regard to case and accents. */
export const foldText = (text: string): string => {
  if (!BEYOND_ASCII.test(text)) return text.toLowerCase();
  const plain = text.normalize('NFKD').replace(MARKS, '').normalize('NFC').toLowerCase();
  return plain.replace(ODD_LETTER, (letter) => LETTERS[letter] ?? letter);
};

/** The words of a folded text, one space between them. Scripts without spaces are words of their own. */
const wordsOf = (folded: string): string =>
  (BEYOND_ASCII.test(folded) ? folded.replace(UNSPACED_RUN, ' $& ') : folded).replace(BETWEEN_WORDS, ' ').trim();

/** A text in which phrases are looked for. */
interface PhraseText {
  readonly folded: string;
  readonly words: string;
}

export const readPhraseText = (text: string): PhraseText => {
  const folded = foldText(text);
  return { folded, words: wordsOf(folded) };
};

/** Whether a text has a word, or words that follow one another. A phrase without any letter or digit, such as an emoji, may stand anywhere. */
export const hasPhrase = ({ folded, words }: PhraseText, phrase: string): boolean => {
  const sought = readPhraseText(phrase);
  if (sought.words === '') return sought.folded.trim() !== '' && folded.includes(sought.folded.trim());
  const [opens, closes] = [BEGINS_UNSPACED.test(sought.words), ENDS_UNSPACED.test(sought.words)];
  for (let at = words.indexOf(sought.words); at >= 0; at = words.indexOf(sought.words, at + 1)) {
    const end = at + sought.words.length;
    const begins = opens || at === 0 || words[at - 1] === ' ';
    if (begins && (closes || end === words.length || words[end] === ' ')) return true;
  }
  return false;
};
