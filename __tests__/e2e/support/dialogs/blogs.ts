import { button, dialog, inDialog, says, type DialogCase } from './case';

const STORES = '{ stores { _id sto_name } }';
const MAKE = 'mutation ($params: BlogPostInput!) { makeBlog(params: $params) { _id } }';

export const BLOG_DIALOGS: readonly DialogCase[] = [
  {
    of: 'screens/blogs/ScheduleDialog.tsx',
    pressed: {
      opener: async ({ page, go, ask, name }) => {
        const { stores } = await ask<{ stores: { _id: string; sto_name: string }[] }>(STORES);
        const store_id = stores.find(({ sto_name }) => sto_name === 'Sandbox shop')?._id;
        const { makeBlog } = await ask<{ makeBlog: { _id: string } }>(MAKE, { params: { title: name, body: '<p>Words.</p>', store_id } });
        await go(`/blogs/write?id=${makeBlog._id}`);
        return button(page, 'Schedule');
      },
      fill: async ({ page }) =>
        dialog(page)
          .getByLabel(/^Date and time/)
          .fill(`${new Date().getFullYear() + 1}-01-02T10:00`),
      primary: inDialog('Schedule'),
      told: says('Scheduled'),
      sends: 'BlogPublish',
    },
  },
  { of: 'shell/rich-text/LinkDialog.tsx', pressed: 'It changes the text it was opened from, and nothing at the server.' },
  { of: 'screens/blogs/write/ListingPicker.tsx', pressed: 'It changes the text it was opened from, and nothing at the server.' },
  { of: 'screens/blogs/write/Preview.tsx', pressed: 'It only shows.' },
];
