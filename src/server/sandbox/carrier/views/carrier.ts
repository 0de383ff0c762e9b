import { html } from '../../views/html';
import { allPlaces, secrets, table, timeText, wholePage } from '../../views/page';
import type { TrackingRow } from '../trackings';

const CARRIER = { name: 'Parcel tracker', home: '/sandbox/carrier' };

export interface CarrierPage {
  readonly parcels: readonly { readonly row: TrackingRow; readonly status: string; readonly latest: string }[];
  readonly access: { readonly url: string; readonly key: string } | undefined;
}

/** Who follows parcels: its key, and those it was told of. */
export const carrierPage = ({ parcels, access }: CarrierPage): string =>
  wholePage(
    { ...CARRIER, hint: 'A practice carrier with the shipments of the sandbox print providers.' },
    'Shipments',
    html`<h1>${CARRIER.name}</h1>
      <section class="panel">
        <h2>API key</h2>
        ${
          access
            ? secrets([
                { id: 'url', label: 'API URL', value: access.url },
                { id: 'key', label: 'Key', value: access.key },
              ])
            : html`<form method="post" action="${CARRIER.home}/keys"><button class="button">Create key</button></form>`
        }
      </section>
      <section class="panel">
        <h2>Shipments</h2>
        ${table(
          'Shipments',
          [{ title: 'Status' }, { title: 'Tracking number' }, { title: 'Carrier' }, { title: 'Last update' }, { title: 'Added' }],
          parcels.map(({ row, status, latest }) => [status, row.tracking_number, row.courier_code, latest, timeText(row.created_at)]),
          'No shipments yet.',
        )}
      </section>`,
    allPlaces,
  );
