import { createHash } from 'node:crypto';
import { BYTE_ORDER_MARK, csvLine, csvTime } from '../../domain/csv/write';
import type { InvoiceLine } from '../../domain/billing/invoice';
import type { Language } from '../../domain/languages';
import type { Services } from '../kernel/context';
import { textsIn } from '../kernel/language';
import { drawnPaper, type Paper } from '../papers/paper';
import type { InvoiceRow } from './issue';

const dollars = (language: Language, cents: number): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' }).format(cents / 100);

const day = (language: Language, seconds: number, timeZone: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone }).format(seconds * 1000);

/** What stands on an issued invoice's paper, in the language it was issued in. */
const paperOf = (invoice: InvoiceRow, zone: string): Paper => {
  const { number, kind, month, subtotal, tax, total, due, lines, parties, issued_at, reason } = invoice;
  const language = parties?.language ?? 'en';
  const t = textsIn(language, 'invoice');
  const money = (cents: number): string => dollars(language, cents);
  return {
    title: `${t(`kind.${kind}`)} ${number ?? ''}`,
    at: issued_at ?? 0,
    from: parties?.from ?? [],
    to: parties?.to ?? [],
    facts: [
      [t('column.issued'), day(language, issued_at ?? 0, zone)],
      [t('column.month'), month],
    ],
    columns: [
      { title: t('line.order'), share: 0.25 },
      { title: t('line.day'), share: 0.25 },
      { title: t('line.kind'), share: 0.25 },
      { title: t('line.amount'), share: 0.25, end: true },
    ],
    rows: (lines ?? []).map((line) => [line.order, day(language, line.at, zone), t(`charge.${line.kind}`), money(line.cents)]),
    sums: [
      [t('column.subtotal'), money(subtotal)],
      [t('column.tax'), money(tax)],
      [t('column.total'), money(total)],
      ...(kind === 'invoice' ? [[t('column.due'), money(due)] as const] : []),
    ],
    notes: [
      ...(kind === 'statement' ? [t('statementNote', { provider: parties?.from[0] ?? '' })] : []),
      ...(reason && kind === 'credit_note' ? [reason] : []),
    ],
    page: t('page', { page: '{page}', pages: '{pages}' }),
  };
};

const keyOf = (hash: string): string => `invoices/${hash.slice(0, 2)}/${hash}.pdf`;

/**
 * The paper of an issued invoice. It is drawn once, of what was frozen when it was issued, and kept under the hash of its bytes; where the bytes are
 * gone it is drawn again, and is the same. `due` is as it was then.
 */
export const invoicePdf = async (services: Services, invoice: InvoiceRow, zone: string): Promise<Buffer> => {
  const kept = invoice.pdf === null ? null : await services.storage.open(keyOf(invoice.pdf));
  if (kept) {
    const chunks: Buffer[] = [];
    for await (const chunk of kept.stream) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  }
  const bytes = Buffer.from(await drawnPaper(services, invoice.container_id, paperOf(invoice, zone)));
  const hash = createHash('sha256').update(bytes).digest('hex');
  await services.storage.write(keyOf(hash), bytes);
  await services.inContainer(invoice.container_id, (tx) =>
    tx
      .updateTable('invoices')
      .set({ pdf: hash })
      .where('container_id', '=', invoice.container_id)
      .where('_id', '=', invoice._id)
      .where('pdf', 'is', null)
      .execute(),
  );
  return bytes;
};

/** The lines of an invoice as a file. */
export const invoiceCsv = (lines: readonly InvoiceLine[], language: Language): string => {
  const t = textsIn(language, 'invoice');
  const head = csvLine([t('line.order'), t('line.reference'), t('line.day'), t('line.kind'), t('line.amount')]);
  const rows = lines.map(({ order, fo, at, kind, cents }) => csvLine([order, fo, csvTime(at), t(`charge.${kind}`), cents / 100]));
  return [BYTE_ORDER_MARK, head, ...rows].join('');
};
