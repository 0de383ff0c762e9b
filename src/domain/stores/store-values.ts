import { isExists } from 'date-fns/isExists';
import { defaultLimits, StoreInputLimits } from '../../contract/generated/limits';
import { isMask } from '../connections/mask';
import { DOCUMENT_VARIABLES, unknownVariable, writtenVariable } from '../documents/description';
import { accept, refuse, type Outcome } from '../fault';
import { PRICE_ENDINGS } from '../listing/price-setting';
import { cleanWords } from '../names';
import { isBlank, parseNumber, roundTo } from '../numbers';
import { isCountry } from '../postal/countries';
import { cleanCss } from './css';
import { parseMailer } from './mailer';
import { ruleOf, type StoreFieldName } from './store-fields';
import { storeNumber } from './store-numbers';

/** What is kept in one field of a store. */
export type StoreValue = string | number | boolean | null | readonly string[] | readonly number[];

/** What a store has in a field nobody typed in. */
export const initialValue = (name: StoreFieldName): StoreValue => {
  const { kind, initial } = ruleOf(name);
  switch (kind) {
    case 'flag':
      return initial === true;
    case 'count':
      return typeof initial === 'number' ? initial : 0;
    case 'emails':
    case 'owners':
    case 'days':
      return [];
    default:
      return null;
  }
};

/** What a template can be filled in with, as it is written. */
const KNOWN = DOCUMENT_VARIABLES.map(writtenVariable).join(', ');

/** The most money a field holds. */
const MOST_MONEY = 1_000_000_000;
const EMAIL = /^[^\s@<>()",;:\\[\]]+@[^\s@<>()",;:\\[\]]+\.[^\s@<>()",;:\\[\]]+$/u;

/** Whether a text looks like an address mail can go to. */
export const isEmail = (text: string): boolean => EMAIL.test(text);

const mostOf = (name: StoreFieldName): number => {
  const limit: { readonly characters?: number } = (StoreInputLimits as Readonly<Record<string, object>>)[name] ?? {};
  return limit.characters ?? defaultLimits.characters;
};

const isDate = (text: string): boolean => {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/u.exec(text) ?? [];
  return year !== undefined && isExists(Number(year), Number(month) - 1, Number(day));
};

const readText = (name: StoreFieldName, typed: unknown, field: string): Outcome<StoreValue> => {
  const text = typeof typed === 'string' ? typed.trim() : '';
  if (text === '') return accept(null);
  const most = mostOf(name);
  if (text.length > most) return refuse('text.tooLong', { field, values: { most } });
  switch (ruleOf(name).kind) {
    case 'template': {
      const variable = unknownVariable(text);
      return variable === undefined
        ? accept(text)
        : refuse('store.fieldVariable', { field, values: { variable: variable.slice(0, 60), known: KNOWN } });
    }
    case 'css':
      return accept(cleanCss(text) || null);
    case 'email':
      return isEmail(text) ? accept(text) : refuse('store.fieldEmail', { field });
    case 'mailer':
      return parseMailer(text) ? accept(text.replace(/\s+/gu, ' ')) : refuse('store.fieldMailer', { field });
    case 'date':
      return isDate(text) ? accept(text) : refuse('store.fieldDate', { field });
    case 'ending':
      return PRICE_ENDINGS.some((ending) => ending === text) ? accept(text) : refuse('store.fieldEnding', { field });
    case 'country':
      return isCountry(text.toUpperCase()) ? accept(text.toUpperCase()) : refuse('store.fieldCountry', { field });
    default:
      return accept(text);
  }
};

const readMoney = (typed: unknown, field: string): Outcome<StoreValue> => {
  if (isBlank(typed)) return accept(null);
  const amount = parseNumber(typed);
  if (amount === null || amount < 0 || amount > MOST_MONEY) return refuse('store.fieldAmount', { field, values: { most: MOST_MONEY } });
  return accept(roundTo(amount, 2));
};

const readWords = (name: StoreFieldName, typed: unknown, field: string): Outcome<StoreValue> => {
  const words = cleanWords(Array.isArray(typed) ? typed.filter((word): word is string => typeof word === 'string') : []);
  const most = StoreInputLimits.paypal_emails.entries;
  if (words.length > most) return refuse('request.tooMany', { field, values: { most } });
  if (ruleOf(name).kind === 'emails' && !words.every(isEmail)) return refuse('store.fieldEmail', { field });
  return accept(words);
};

const readDays = (typed: unknown, field: string): Outcome<StoreValue> => {
  const days = (Array.isArray(typed) ? typed : []).map(Number);
  if (!days.every((day) => Number.isInteger(day) && day >= 1 && day <= 7)) return refuse('store.fieldDays', { field });
  return accept([...new Set(days)].sort((a, b) => a - b));
};

/**
 * What is kept of what was typed in a field of a store, however it was typed (specification 1, §5): reading it again changes nothing more. A
 * number that is none is 0, as the specification has it; whatever else no such field can hold is refused. A mask is no value.
 */
export const readStoreField = (name: StoreFieldName, typed: unknown, field: string = name): Outcome<StoreValue> => {
  switch (ruleOf(name).kind) {
    case 'flag':
      return accept(typed === null ? initialValue(name) : typed === true);
    case 'count':
      return accept(storeNumber(typed));
    case 'money':
      return readMoney(typed, field);
    case 'emails':
    case 'owners':
      return readWords(name, typed, field);
    case 'days':
      return readDays(typed, field);
    case 'sealed':
      return typeof typed === 'string' && isMask(typed.trim()) ? accept(null) : readText(name, typed, field);
    default:
      return readText(name, typed, field);
  }
};
