import { button, dialog, inDialog, says, type DialogCase, type Stage } from './case';

const GROUP = 'mutation ($params: UserGroupInput!) { makeUserGroup(params: $params) { _id } }';
const MEMBER = 'mutation ($params: UserInput!) { makeUser(params: $params) { user { _id } } }';

const invited = ({ ask, name }: Stage) => ask(MEMBER, { params: { email: `${name}@example.test`, name } });

export const USER_DIALOGS: readonly DialogCase[] = [
  {
    of: 'screens/users/InviteDrawer.tsx',
    pressed: {
      opener: async ({ page, go }) => {
        await go('/users/all');
        return button(page, 'Invite user');
      },
      fill: ({ page, name }) => page.getByRole('textbox', { name: 'Email' }).fill(`${name}@example.test`),
      primary: inDialog('Create invitation link'),
      told: ({ page }) => page.getByRole('textbox', { name: 'Invitation link' }),
      sends: true,
    },
  },
  {
    of: 'screens/users/UserDrawer.tsx',
    pressed: {
      opener: async (stage) => {
        await invited(stage);
        await stage.go(`/users/all?search=${stage.name}`);
        return stage.page.getByRole('link', { name: new RegExp(`^${stage.name}`) });
      },
      fill: ({ page }) => dialog(page).getByLabel('Phone').fill('123'),
      primary: inDialog('Save'),
      told: says('User saved.'),
      sends: true,
    },
  },
  { of: 'screens/audit/AuditDrawer.tsx', pressed: 'It is read.' },
  {
    of: 'screens/settings/EraseBuyerDialog.tsx',
    pressed: 'It waits for the answer to the first press, and two requests for one buyer are one.',
  },
  { of: 'screens/users/UserEditor.tsx', pressed: 'The drawer while its user is read.' },
  {
    of: 'screens/users/RemoveUser.tsx',
    pressed: {
      opener: async (stage) => {
        await invited(stage);
        await stage.go(`/users/all?search=${stage.name}`);
        return button(stage.page, /^Remove user: /);
      },
      primary: inDialog('Revoke invitation'),
      told: says(({ name }) => `${name}’s invitation was revoked.`),
      sends: true,
    },
  },
  {
    of: 'screens/users/groups/RemoveGroup.tsx',
    pressed: {
      opener: async ({ page, go, ask, name }) => {
        await ask(GROUP, { params: { name } });
        await go('/users/groups');
        return button(page, `Remove group: ${name}`);
      },
      primary: inDialog('Remove group'),
      told: says(({ name }) => `Group ${name} removed.`),
      sends: true,
    },
  },
];
