import { html } from '../views/html';
import { allPlaces, secrets, table, timeText, wholePage } from '../views/page';
import type { ACCOUNTS } from './accounts';
import type { SandboxDocument } from './tables';

const ISSUU = { name: 'Issuu', home: '/sandbox/issuu', hint: 'A practice Issuu. Only you can see its documents.' };

/** The accounts, a token of one that was just made, and what is published. */
export const issuuPage = (
  accounts: typeof ACCOUNTS,
  documents: readonly SandboxDocument[],
  made: { readonly username: string; readonly token: string } | undefined,
): string =>
  wholePage(
    ISSUU,
    'Documents',
    html`<h1>${ISSUU.name}</h1>
      <section class="panel">
        <h2>API tokens</h2>
        ${
          made
            ? secrets([{ id: 'token', label: `Token for ${made.username}`, value: made.token }])
            : accounts.map(
                ({ username }) =>
                  html`<form method="post" action="${ISSUU.home}/${username}/tokens">
                    <button class="button">Create token for ${username}</button>
                  </form>`,
              )
        }
      </section>
      <section class="panel">
        <h2>Documents</h2>
        ${table(
          'Documents',
          [{ title: 'Title' }, { title: 'Account' }, { title: 'Pages', number: true }, { title: 'Published' }],
          documents.map(({ account, name, published, published_at }) => [
            html`<a href="${ISSUU.home}/${account}/docs/${name}">${published?.title}</a>`,
            account,
            published?.file.pages ?? 0,
            timeText(published_at ?? 0),
          ]),
          'No documents yet.',
        )}
      </section>`,
    allPlaces,
  );

/** A document as its readers see it; undefined: there is none. */
export const documentPage = (row: SandboxDocument | undefined): string =>
  wholePage(
    ISSUU,
    row?.published?.title ?? 'Document not found',
    row?.published
      ? html`<h1>${row.published.title}</h1>
          <p class="soft">${row.account}, ${timeText(row.published_at ?? 0)}</p>
          <section class="description">${(row.published.description ?? '').split('\n').map((line) => html`<p>${line}</p>`)}</section>
          <p><a class="button" href="${ISSUU.home}/files/${row.slug}.pdf">Open PDF</a></p>`
      : html`<section class="message">
          <h1>Document not found</h1>
          <p>This document doesn’t exist or was removed.</p>
        </section>`,
    allPlaces,
  );
