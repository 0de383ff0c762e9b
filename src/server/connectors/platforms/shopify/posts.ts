import { z } from 'zod';
import type { OutgoingPost, PushedProduct } from '../shop';
import { gid, idOf, originOf, type Connection } from './access';
import { ShopifyClient } from './client';

const ARTICLE = `{ id handle blog { handle } }`;
const articleShape = z.object({ id: z.string(), handle: z.string(), blog: z.object({ handle: z.string() }) });
type Article = z.infer<typeof articleShape>;

const FOUND = `query Found($id: ID!, $byHandle: String!) {
  shop { name }
  blogs(first: 1) { nodes { id } }
  article(id: $id) ${ARTICLE}
  articles(first: 10, query: $byHandle) { nodes ${ARTICLE} }
}`;
const foundShape = z.object({
  shop: z.object({ name: z.string() }),
  blogs: z.object({ nodes: z.array(z.object({ id: z.string() })) }),
  article: articleShape.nullable(),
  articles: z.object({ nodes: z.array(articleShape) }),
});

const CREATE = `mutation CreateArticle($article: ArticleCreateInput!, $blog: ArticleBlogInput) {
  articleCreate(article: $article, blog: $blog) { article ${ARTICLE} userErrors { field message code } }
}`;
const UPDATE = `mutation UpdateArticle($id: ID!, $article: ArticleUpdateInput!) {
  articleUpdate(id: $id, article: $article) { article ${ARTICLE} userErrors { field message code } }
}`;
const writtenShape = z.object({ article: articleShape });

/** Of a shop that has none, and gets one with its first post. */
const BLOG = 'News';

/** The mark by which a post is known again is its address: articles are not found by a metafield. */
const handleOf = ({ post_id }: OutgoingPost): string => `post-${post_id.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;

/** Makes the shop's first blog hold the post once; see `Capabilities.publishPost`. */
export const publishPost = async (connection: Connection, post: OutgoingPost): Promise<PushedProduct> => {
  const client = new ShopifyClient(connection);
  await client.transport.quiet(post.post_id);
  const handle = handleOf(post);
  const asked = { id: gid('Article', post.platform_id ?? '0'), byHandle: `handle:${handle}` };
  const { shop, blogs, article: known, articles } = await client.query(FOUND, asked, foundShape, 30);
  const held = known ?? articles.nodes.find((each) => each.handle === handle);
  const text = {
    title: post.title,
    body: post.body,
    ...(post.image && { image: { url: post.image.src, altText: post.title } }),
  };
  const written = async (): Promise<Article> => {
    if (held) return (await client.change('articleUpdate', UPDATE, { id: held.id, article: text }, writtenShape, post.post_id)).article;
    const [blog] = blogs.nodes;
    const article = { ...text, handle, isPublished: true, author: { name: shop.name }, ...(blog && { blogId: blog.id }) };
    const variables = { article, ...(!blog && { blog: { title: BLOG } }) };
    return (await client.change('articleCreate', CREATE, variables, writtenShape, post.post_id)).article;
  };
  const article = await written();
  const website = connection.website || originOf(connection.shopName);
  return { platform_id: idOf(article.id), external_url: `${website}/blogs/${article.blog.handle}/${article.handle}` };
};
