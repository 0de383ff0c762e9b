import { accept, refuse, type Outcome } from '../fault';

export const LABEL_LIMIT = 60;
const COMPANY_LIMIT = 120;
const TAX_ID_LIMIT = 40;
const PREFIX_LIMIT = 12;

const PREFIX = /^[A-Z0-9]+(?:-[A-Z0-9]+)*$/;

/** One line as it is stored: control characters, and those that turn the direction of text, are no part of a name. */
const oneLine = (text: string): string =>
  text
    .replace(/\s+/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim();

/** What the shop is called, where people choose it and in mail. */
export const checkLabel = (typed: string): Outcome<string> => {
  const label = oneLine(typed);
  if (label === '') return refuse('setting.labelMissing', { field: 'label' });
  if (label.length > LABEL_LIMIT) return refuse('setting.labelLong', { field: 'label', values: { most: LABEL_LIMIT } });
  return accept(label);
};

/** Who issues invoices, in one line; empty: the shop by its label. */
export const checkCompany = (typed: string): Outcome<string> => {
  const company = oneLine(typed);
  if (company.length > COMPANY_LIMIT) return refuse('setting.companyLong', { field: 'invoice_company', values: { most: COMPANY_LIMIT } });
  return accept(company);
};

export const checkTaxId = (typed: string): Outcome<string> => {
  const id = oneLine(typed);
  if (id.length > TAX_ID_LIMIT) return refuse('setting.taxIdLong', { field: 'invoice_tax_id', values: { most: TAX_ID_LIMIT } });
  return accept(id);
};

/**
 * What a number begins with: words of capital letters and digits, joined by dashes, since it stands in names of files and is typed where money is sent.
 * Empty: the usual one.
 */
export const checkPrefix = (typed: string): Outcome<string> => {
  const prefix = oneLine(typed).toUpperCase();
  if (prefix === '') return accept('');
  if (prefix.length > PREFIX_LIMIT || !PREFIX.test(prefix))
    return refuse('setting.prefix', { field: 'invoice_prefix', values: { most: PREFIX_LIMIT } });
  return accept(prefix);
};

const isZone = (name: string): boolean => {
  if (!/^[A-Za-z_]+(?:\/[A-Za-z0-9_+-]+)*$/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

/** A zone by its IANA name, such as Europe/Berlin; an offset such as +01:00 is none, since clocks are set. */
export const checkZone = (typed: string): Outcome<string> => {
  const zone = typed.trim();
  if (!isZone(zone)) return refuse('setting.zone', { field: 'time_zone', values: { zone: zone.slice(0, 60) } });
  return accept(zone);
};
