/** What else the shop tells, by the names of Shopify's fields. */
export const makeRest = (next: (kind: string) => string) => {
  const granted = [
    'write_products',
    'write_publications',
    'write_orders',
    'write_merchant_managed_fulfillment_orders',
    'read_shopify_payments_payouts',
    'read_locations',
    'write_content',
  ];
  const articles: { id: string; handle: string; title: string; body: string; blog: { handle: string } }[] = [];
  const blogs: { id: string; handle: string }[] = [];
  const category = (code: string, fullName: string, parent: string | null, level: number, isLeaf: boolean) => ({
    id: `gid://shopify/TaxonomyCategory/${code}`,
    name: fullName.split(' > ').at(-1)!,
    fullName,
    parentId: parent && `gid://shopify/TaxonomyCategory/${parent}`,
    level,
    isLeaf,
  });
  const tree = [
    category('aa', 'Apparel', null, 1, false),
    category('aa-1', 'Apparel > Tops', 'aa', 2, false),
    category('aa-1-1', 'Apparel > Tops > T-Shirts', 'aa-1', 3, true),
  ];
  const page = <T>(nodes: readonly T[]) => ({ nodes, pageInfo: { hasNextPage: false, endCursor: null } });

  const root = {
    shop: () => ({ id: 'gid://shopify/Shop/1', name: 'Heron', myshopifyDomain: 'heron.myshopify.com', currencyCode: 'USD' }),
    currentAppInstallation: () => ({ accessScopes: granted.map((handle) => ({ handle })) }),
    shopifyPaymentsAccount: () => ({
      defaultCurrency: 'USD',
      balance: [
        { amount: '120.10', currencyCode: 'USD' },
        { amount: '5.00', currencyCode: 'EUR' },
      ],
      payouts: {
        nodes: [
          { status: 'SCHEDULED', net: { amount: '30.20', currencyCode: 'USD' } },
          { status: 'PAID', net: { amount: '99.00', currencyCode: 'USD' } },
          { status: 'SCHEDULED', net: { amount: '10.10', currencyCode: 'USD' } },
        ],
      },
    }),
    location: () => ({ id: 'gid://shopify/Location/1' }),
    locations: () =>
      page([
        { id: 'gid://shopify/Location/1', name: 'Workshop', isActive: true, address: { formatted: ['1 Mill Lane', 'London'] } },
        { id: 'gid://shopify/Location/2', name: 'Old place', isActive: false, address: { formatted: [] } },
      ]),
    taxonomy: () => ({
      categories: ({ childrenOf, search }: { childrenOf?: string; search?: string }) =>
        page(
          search === undefined
            ? tree.filter(({ parentId }) => parentId === (childrenOf ?? null))
            : tree.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase())),
        ),
    }),
    blogs: () => ({ nodes: blogs }),
    article: ({ id }: { id: string }) => articles.find((each) => each.id === id) ?? null,
    articles: ({ query }: { query: string }) => ({ nodes: articles.filter(({ handle }) => query === `handle:${handle}`) }),
    articleCreate: ({
      article,
      blog,
    }: {
      article: { title: string; body?: string; handle: string; blogId?: string };
      blog?: { title: string };
    }) => {
      const refused = (code: string, message: string) => ({ article: null, userErrors: [{ field: ['article'], message, code }] });
      if (blog && article.blogId) return refused('AMBIGUOUS_BLOG', "Can't create a blog from input if a blog ID is supplied.");
      if (blog) blogs.push({ id: next('Blog'), handle: blog.title.toLowerCase() });
      const home = blog ? blogs.at(-1) : blogs.find(({ id }) => id === article.blogId);
      if (!home) return refused('BLOG_REFERENCE_REQUIRED', 'Must reference or create a blog when creating an article.');
      if (articles.some(({ handle }) => handle === article.handle)) return refused('TAKEN', 'Handle has already been taken');
      const made = { id: next('Article'), handle: article.handle, title: article.title, body: article.body ?? '', blog: home };
      articles.push(made);
      return { article: made, userErrors: [] };
    },
    articleUpdate: ({ id, article }: { id: string; article: { title?: string; body?: string } }) => {
      const held = articles.find((each) => each.id === id);
      if (!held) return { article: null, userErrors: [{ field: ['id'], message: 'Article does not exist', code: 'NOT_FOUND' }] };
      Object.assign(held, article);
      return { article: held, userErrors: [] };
    },
  };
  return { granted, articles, root };
};
