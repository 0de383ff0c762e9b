import { websiteOf, type Shop } from '../shops';
import { html } from '../../views/html';
import { secrets } from '../../views/page';
import { homePath, page } from './layout';

/** Where a seller gets a key for this shop's REST API; a pair just made is shown once. */
export const keysPage = (shop: Shop, made: { key: string; secret: string } | undefined): string =>
  page(
    shop,
    'REST API keys',
    html`<section class="message">
      <h1>REST API keys</h1>
      <p>Connect Pressroom to this store as to any WooCommerce store: with its website, a consumer key, and a consumer secret.</p>
      ${
        made
          ? secrets([
              { id: 'website', label: 'Website', value: websiteOf(shop) },
              { id: 'consumer-key', label: 'Consumer key', value: made.key },
              { id: 'consumer-secret', label: 'Consumer secret', value: made.secret },
            ])
          : html`<form method="post" action="${homePath(shop)}/keys"><button class="button">Create key</button></form>`
      }
    </section>`,
  );
