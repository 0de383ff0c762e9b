/** @covers src/client */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { files } from '../../src/client/entities/files';
import { inviteMember } from '../../src/client/entities/invitations';
import { fulfilments } from '../../src/client/entities/fulfilments';
import { listViews } from '../../src/client/entities/list-views';
import { members } from '../../src/client/entities/members';
import { listings } from '../../src/client/entities/listings';
import { mockupDesigns } from '../../src/client/entities/mockup-designs';
import { mockupPresets } from '../../src/client/entities/mockup-presets';
import { paypalAccounts } from '../../src/client/entities/paypal-accounts';
import { presets } from '../../src/client/entities/presets';
import { shippingPresets } from '../../src/client/entities/shipping-presets';
import { stores } from '../../src/client/entities/stores';
import { trackings } from '../../src/client/entities/trackings';
import { userGroups } from '../../src/client/entities/user-groups';
import type { MutationIntent } from '../../src/client/kernel/calls';
import { storeWithFakeServer } from './support/fake-server';

const client = path.resolve(__dirname, '../../src/client');
/** A save, under a key when it is sent again. */
type Send = (name: string, key?: string) => MutationIntent<object>;

const view = (name: string) => ({ list: 'stores', name, shared: false, query: '/stores/all', columns: [] });
const terms = (name: string) => ({
  name,
  handling: { min: 1, max: 2 },
  domestic: [],
  international: [],
  excluded: [],
  returns: { accept: true, days: 30, paid_by: 'buyer', exchanges: false },
});
const template = (name: string) => ({ product_id: 'p', name, sides: [] });

const LISTING = { product_id: 'made', images: [], price: 20, attribute_specifics_modify: [] };

/** What every form sends; a form that is missing here fails. `null`: repeating it does no harm by itself, and it goes under no key. */
const forms: Readonly<Record<string, readonly Send[] | null>> = {
  'screens/designs/DesignForm.tsx': [
    (name, key) => mockupDesigns.actions.create({ params: { name } }, key),
    (name, key) => mockupDesigns.actions.update({ _id: 'row', updated_at: 1, params: { name } }, key),
  ],
  'screens/editor/design/panels/SaveTemplate.tsx': [(name, key) => mockupPresets.actions.save(template(name), key)],
  'screens/fulfilments/FulfilmentForm.tsx': [
    (name, key) => fulfilments.actions.save({ params: { type: 'private', name } }, key),
    (name, key) => fulfilments.actions.save({ _id: 'row', updated_at: 1, params: { type: 'private', name } }, key),
  ],
  'screens/items-internal/listing/ListingEditor.tsx': [
    (name, key) => listings.actions.save({ _id: 'row', updated_at: 1, params: { ...LISTING, name } }, key),
  ],
  'screens/media/FileForm.tsx': [(filename, key) => files.actions.save({ _id: 'row', updated_at: 1, filename }, key)],
  // An address and notes are set to what is typed: set twice they are the same.
  'screens/orders/drawer/AddressForm.tsx': null,
  'screens/orders/drawer/OrderNotes.tsx': null,
  // Words that are said twice are said once.
  'screens/order-tasks/drawer/BriefForm.tsx': null,
  'screens/trend/WordsForm.tsx': null,
  // One is open of a trend: a second one is refused.
  'screens/trend/SendToDesign.tsx': null,
  'screens/paypal/AccountForm.tsx': [
    (email, key) => paypalAccounts.actions.save({ params: { email, client_id: 'id', secret: 'secret' } }, key),
    (email, key) => paypalAccounts.actions.save({ _id: 'row', updated_at: 1, params: { email, client_id: 'id', secret: 'secret' } }, key),
  ],
  // An answer goes by the version of the payment it was written for: a second one is refused.
  'screens/paypal/drawer/ActForm.tsx': null,
  'screens/policies/PolicyForm.tsx': [
    (name, key) => shippingPresets.actions.save({ params: terms(name) }, key),
    (name, key) => shippingPresets.actions.save({ _id: 'row', updated_at: 1, params: terms(name) }, key),
  ],
  'screens/product-types/preset/PresetEditor.tsx': [
    (name, key) => presets.actions.update({ _id: 'row', updated_at: 1, params: { name } }, key),
  ],
  // Settings go by the version they were typed over: a second save is refused.
  'screens/settings/use-setting-form.ts': null,
  'screens/stores/StoreDrawer.tsx': [
    (sto_name, key) => stores.actions.save({ params: { platform_id: 'woocommerce', sto_name } }, key),
    (sto_name, key) => stores.actions.save({ _id: 'row', updated_at: 1, params: { platform_id: 'woocommerce', sto_name } }, key),
  ],
  'screens/trackings/TrackingForm.tsx': [
    (tracking_number, key) => trackings.actions.update({ _id: 'row', updated_at: 1, tracking_number }, key),
  ],
  // An invitation is named by its email: asked for twice, it is one person with a newer link.
  'screens/users/InviteDrawer.tsx': null,
  'screens/users/UserDrawer.tsx': [(skype, key) => members.actions.save({ id: 'row', updated_at: 1, params: { skype } }, key)],
  'screens/users/groups/GroupEditor.tsx': [
    (name, key) => userGroups.actions.save({ params: { name } }, key),
    (name, key) => userGroups.actions.save({ id: 'row', updated_at: 1, params: { name } }, key),
  ],
  'shell/lists/SaveViewForm.tsx': [(name, key) => listViews.actions.save({ params: view(name) }, key)],
};

test('every form is in the table', () => {
  const found = readdirSync(client, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter(
      (name) => /\.tsx?$/.test(name) && !name.startsWith('ui/') && readFileSync(path.join(client, name), 'utf8').includes('useSaveForm({'),
    );
  expect(Object.keys(forms).sort()).toEqual(found.sort());
  expect(inviteMember({ email: 'a@example.test' }).meta.requestId).not.toBe('');
});

const sends = Object.entries(forms).flatMap(([form, all]) => (all ?? []).map((send, nth) => [`${form} ${nth}`, send] as const));

test.each(sends)(
  'a save of %s whose answer was lost goes again under its key, and with other values over the same row',
  async (_form, send) => {
    const { store, calls } = storeWithFakeServer();
    const first = send('First');
    const key = first.meta.requestId;
    const away = { kind: 'maintenance', message: 'Failed to fetch', wordless: true } as const;
    store.dispatch(first);
    await calls.at(-1)?.fail(away);
    store.dispatch(send('First', key));
    expect(calls.at(-1)).toMatchObject({ variables: calls[0]?.variables, options: { idempotencyKey: key } });
    await calls.at(-1)?.fail(away);
    store.dispatch(send('Second', key));
    expect(calls.at(-1)?.options.idempotencyKey).toBe(key);
    await calls.at(-1)?.fail({ kind: 'refused', message: 'Used.', refusal: 'request.keyUsed', made: { _id: 'row', updated_at: 7 } });
    const over = calls.at(-1);
    expect(over?.options.idempotencyKey).toBe(`${key}-1`);
    expect(over?.variables._id ?? over?.variables.id).toBe('row');
    expect(over?.variables.updated_at).toBe(7);
    expect(JSON.stringify(over?.variables)).toContain('Second');
  },
);
