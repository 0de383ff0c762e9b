import { textFromHtml } from '../../../domain/listing/plain-html';
import { imageUrl } from '../shop/images';
import type { Shop } from '../shop/shops';
import { homePath, page } from '../shop/views/layout';
import { html, trusted } from '../views/html';
import { secrets, timeText } from '../views/page';
import type { SandboxPost } from './tables';

/** A picture on the host the reader came by. */
const pictureOf = (shop: Shop, { featured_media }: SandboxPost) =>
  featured_media > 0 && html`<img src="${new URL(imageUrl(shop, featured_media)).pathname}" alt="" />`;

/** The shop's blog: the newest posts first. */
export const blogPage = (shop: Shop, posts: readonly SandboxPost[]): string =>
  page(
    shop,
    'Blog',
    posts.length === 0
      ? html`<section class="message">
          <h1>No posts yet</h1>
          <p>Publish a post to this store, and it appears here.</p>
        </section>`
      : html`<h1>Blog</h1>
          <ul class="grid">
            ${posts.map(
              (post) =>
                html`<li>
                  <a class="card" href="${homePath(shop)}/blog/${post.slug}"
                    >${pictureOf(shop, post) || html`<span class="no-picture"></span>`}<span class="card-name"
                      >${textFromHtml(post.title)}</span
                    ><span class="card-price">${timeText(post.date)}</span></a
                  >
                </li>`,
            )}
          </ul>`,
  );

/** One post. `content`: sanitised. */
export const postPage = (shop: Shop, post: SandboxPost, content: string): string =>
  page(
    shop,
    textFromHtml(post.title),
    html`<article class="post">
      <h1>${textFromHtml(post.title)}</h1>
      <p class="soft">${timeText(post.date)}</p>
      ${pictureOf(shop, post)}
      <section class="description">${trusted(content)}</section>
    </article>`,
  );

/** Where whoever runs the blog makes an application password; one just made is shown once. */
export const passwordPage = (shop: Shop, made: { wp_user: string; wp_password: string } | undefined): string =>
  page(
    shop,
    'Application passwords',
    html`<section class="message">
      <h1>Application passwords</h1>
      <p>
        The store’s REST API key only gives access to products and orders. To publish posts, enter a user and an application password in
        Pressroom.
      </p>
      ${
        made
          ? secrets([
              { id: 'wp-user', label: 'WordPress user', value: made.wp_user },
              { id: 'wp-password', label: 'Application password', value: made.wp_password },
            ])
          : html`<form method="post" action="${homePath(shop)}/passwords"><button class="button">Create password</button></form>`
      }
    </section>`,
  );
