import { createHash } from 'node:crypto';
import { BYTE_ORDER_MARK, csvLine, csvTime } from '../../domain/spreadsheets/write-csv';
import type { InvoiceLine } from '../../domain/billing/invoice';
import type { Language } from '../../domain/languages';
import type { Services } from '../kernel/context';
import { textsIn } from '../kernel/language';
import { drawnPaper, type Paper } from '../papers/paper';
import type { InvoiceRow } from './issue';
import type { Frozen } from './tables';

const dollars = (language: Language, cents: number): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' }).format(cents / 100);

const day = (language: Language, seconds: number, timeZone: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone }).format(seconds * 1000);

/** An invoice that was issued: it has a number, lines and what was frozen with them. */
interface Issued extends InvoiceRow {
  readonly number: string;
  readonly lines: readonly InvoiceLine[];
  readonly frozen: Frozen;
}

const isIssued = (invoice: InvoiceRow): invoice is Issued => invoice.number !== null && invoice.lines !== null && invoice.frozen !== null;

/** What stands on its paper: only what stays as it is. */
const paperOf = ({ number, kind, month, subtotal, tax, total, lines, frozen, issued_at, reason }: Issued): Paper => {
  const { language, zone, provider, from, to, due } = frozen;
  const t = textsIn(language, 'invoice');
  const money = (cents: number): string => dollars(language, cents);
  const at = issued_at ?? 0;
  return {
    title: `${t(`kind.${kind}`)} ${number}`,
    at,
    from,
    to,
    facts: [
      [t('column.issued'), day(language, at, zone)],
      [t('column.month'), month],
      [t('column.provider'), provider],
    ],
    columns: [
      { title: t('line.order'), share: 0.2 },
      { title: t('line.reference'), share: 0.3 },
      { title: t('line.day'), share: 0.18 },
      { title: t('line.kind'), share: 0.16 },
      { title: t('line.amount'), share: 0.16, end: true },
    ],
    rows: lines.map((line) => [line.order, line.fo, day(language, line.at, zone), t(`charge.${line.kind}`), money(line.cents)]),
    sums: [
      [t('column.subtotal'), money(subtotal)],
      [t('column.tax'), money(tax)],
      [t('column.total'), money(total)],
      ...(kind === 'invoice' ? [[t('column.due'), money(due)] as const] : []),
    ],
    notes: [
      ...(kind === 'statement' ? [t('statementNote', { provider })] : []),
      ...(kind === 'credit_note' && reason !== null ? [reason] : []),
    ],
    page: t('page', { page: '{page}', pages: '{pages}' }),
  };
};

const keyOf = (hash: string): string => `invoices/${hash.slice(0, 2)}/${hash}.pdf`;

const bytesOf = async (stream: AsyncIterable<unknown>): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

/**
 * The paper of an issued invoice; null of a draft. It is drawn once, of what was frozen when it was issued, and kept under the hash of its
 * bytes; where those are gone it is drawn again, and is the same.
 */
export const invoicePdf = async (services: Services, invoice: InvoiceRow): Promise<Buffer | null> => {
  if (!isIssued(invoice)) return null;
  const { _id, container_id, pdf } = invoice;
  const kept = pdf === null ? null : await services.storage.open(keyOf(pdf));
  if (kept) return bytesOf(kept.stream);
  const bytes = Buffer.from(await drawnPaper(services, container_id, paperOf(invoice)));
  const hash = createHash('sha256').update(bytes).digest('hex');
  await services.storage.write(keyOf(hash), bytes);
  await services.inContainer(container_id, (tx) =>
    tx
      .updateTable('invoices')
      .set({ pdf: hash })
      .where('container_id', '=', container_id)
      .where('_id', '=', _id)
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
