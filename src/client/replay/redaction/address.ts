import type { Redactor } from './redact';
import { isPlainId } from './shapes';

/** Names in a list's query that say nothing by themselves, and numbers that may stand under them. */
const NUMBERS = new Set(['page', 'perpage', 'push']);

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    // A percent sign that encodes nothing.
    return text;
  }
};

/** An address as a log shows it: steps and values that are words of ours or ids, marks for everything else. What follows a `#` is left out. */
export const redactAddress = (address: string, redactor: Redactor): string => {
  const [place = ''] = address.split('#');
  const at = place.indexOf('?');
  const [path, query] = at < 0 ? [place, ''] : [place.slice(0, at), place.slice(at + 1)];
  const steps = path.split('/').map((step) => redactor.text('id', decoded(step)));
  const values = Array.from(new URLSearchParams(query), ([name, value]) => {
    const number = NUMBERS.has(name) && /^\d{1,6}$/.test(value);
    return `${NUMBERS.has(name) || isPlainId(name) ? name : redactor.hide(name)}=${number ? value : redactor.text(name, value)}`;
  });
  return steps.join('/') + (values.length > 0 ? `?${values.join('&')}` : '');
};
