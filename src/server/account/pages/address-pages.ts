import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { COUNTRIES } from '../../../domain/postal/countries';
import type { Services } from '../../kernel/context';
import { UserError } from '../../kernel/errors';
import { languageOfVisitor } from '../../kernel/language';
import { ADDRESS_PAGE, findAddressLink, goneFor, noteTry, useAddressLink, type OpenLink } from '../../sales/address-link';
import type { OrderAddress } from '../../sales/tables';
import { holdForAddress } from '../../support/address-given';
import { sentenceFor, textsFor } from '../../sign-in/texts';
import { containerHere } from './container-here';
import { textIn } from './form-input';
import { html } from '../../kernel/markup';
import { form, sendPage, type Field } from './layout';

/** The parts of an address a buyer says, with what browsers fill in for each. */
const PARTS = {
  first_name: 'given-name',
  last_name: 'family-name',
  company: 'organization',
  address_1: 'address-line1',
  address_2: 'address-line2',
  postcode: 'postal-code',
  city: 'address-level2',
  state: 'address-level1',
  country: 'country',
} as const;
type Part = keyof typeof PARTS;
type Said = Readonly<Record<Part, string>>;

const partsOf = (value: (part: Part) => string): Said =>
  Object.fromEntries((Object.keys(PARTS) as Part[]).map((part) => [part, value(part)])) as Said;

const OPTIONAL: readonly Part[] = ['first_name', 'company', 'address_2', 'postcode', 'state'];

/** Countries by the names a visitor knows. */
const countriesFor = (request: FastifyRequest): [string, string][] => {
  const names = new Intl.DisplayNames(languageOfVisitor(request), { type: 'region' });
  return COUNTRIES.map((code): [string, string] => [code, names.of(code) ?? code]).sort(([, a], [, b]) => a.localeCompare(b));
};

const show = (reply: FastifyReply, { number, store }: OpenLink, said: Said, fault?: UserError): FastifyReply => {
  const { request } = reply;
  const t = textsFor(request);
  const fieldOf = (part: Part): Field => ({
    name: part,
    label: t(`address.${part}`),
    type: 'text',
    autocomplete: PARTS[part],
    value: said[part],
    ...(OPTIONAL.includes(part) && { optional: true }),
    ...(part === 'country' && { choices: countriesFor(request) }),
  });
  const title = t('address.title', { number });
  return sendPage(reply, {
    title,
    store,
    status: fault ? 422 : 200,
    body: html`
      <h1>${title}</h1>
      <p class="lead">${t('address.lead')}</p>
      ${form({
        ref: undefined,
        fault: fault && sentenceFor(request, fault),
        faultField: fault?.field?.split('.').at(-1),
        button: t('address.button'),
        fields: (Object.keys(PARTS) as Part[]).map(fieldOf),
      })}
    `,
  });
};

const showDone = (reply: FastifyReply, { store, number }: OpenLink): FastifyReply => {
  const t = textsFor(reply.request);
  const title = t('address.title', { number });
  return sendPage(reply, {
    title,
    store,
    body: html`
      <h1>${title}</h1>
      <p class="done" role="status">${t('address.done')}</p>
    `,
  });
};

/** Tells a buyer that the order cannot go elsewhere any more. */
const showTooLate = (reply: FastifyReply, { store, number }: OpenLink, gone: 'made' | 'shipped'): FastifyReply => {
  const t = textsFor(reply.request);
  const title = t('address.title', { number });
  return sendPage(reply, {
    title,
    store,
    status: 409,
    body: html`
      <h1>${title}</h1>
      <p class="lead">${t(`address.${gone}`)}</p>
    `,
  });
};

const showGone = (reply: FastifyReply): FastifyReply => {
  const t = textsFor(reply.request);
  return sendPage(reply, {
    title: t('address.goneTitle'),
    store: '',
    status: 404,
    body: html`
      <h1>${t('address.goneTitle')}</h1>
      <p class="lead">${t('address.gone')}</p>
    `,
  });
};

/** The link that was opened, at the host of the container it belongs to. */
const linkOf = async (services: Services, request: FastifyRequest): Promise<OpenLink | undefined> => {
  const secret = textIn(request.query, 'token');
  const containerId = secret && (await containerHere(services, request));
  return containerId ? findAddressLink(services, containerId, secret) : undefined;
};

const kept = ({ email = null, phone = null }: Partial<OrderAddress>) => ({ email, phone });

/** `/account/address?token=…`: where the buyer of an order, whom we do not know, says where it goes. */
export const addressPages = (app: FastifyInstance, services: Services): void => {
  app.get(ADDRESS_PAGE, async (request, reply) => {
    const link = await linkOf(services, request);
    if (!link) return showGone(reply);
    const gone = await goneFor(services, link);
    if (gone) return showTooLate(reply, link, gone);
    return show(
      reply,
      link,
      partsOf((part) => link.address[part] ?? ''),
    );
  });

  app.post(ADDRESS_PAGE, async (request, reply) => {
    const link = await linkOf(services, request);
    if (!link) return showGone(reply);
    await noteTry(services, link);
    const said = partsOf((part) => textIn(request.body, part)?.slice(0, 200) ?? '');
    try {
      return (await useAddressLink(services, link, { ...said, ...kept(link.address) }, holdForAddress))
        ? showDone(reply, link)
        : showGone(reply);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      const gone = await goneFor(services, link);
      if (gone) return showTooLate(reply, link, gone);
      return show(reply, link, said, error);
    }
  });
};
