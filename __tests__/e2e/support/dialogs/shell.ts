import { button, inDialog, says, type DialogCase } from './case';

const VIEW = 'mutation ($params: ListViewInput!) { makeListView(params: $params) { _id } }';

export const SHELL_DIALOGS: readonly DialogCase[] = [
  {
    of: 'shell/lists/ViewsPanel.tsx',
    pressed: {
      opener: async ({ page, go, ask, name }) => {
        await ask(VIEW, { params: { list: 'stores', name, shared: false, query: '/stores/all', columns: [] } });
        await go('/stores/all');
        await button(page, 'Views').click();
        return button(page, `Remove view ${name}`);
      },
      primary: inDialog('Remove view'),
      told: ({ page }) => page.locator('body').filter({ hasNot: page.getByRole('button', { name: 'Remove view', exact: true }) }),
      sends: true,
    },
  },
  { of: 'shell/customizer/CustomizerPanel.tsx', pressed: 'Every choice is done at once and can be done again.' },
  { of: 'shell/tasks/BackgroundTaskPanel.tsx', pressed: 'It shows tasks; a button of one goes with it.' },
  { of: 'shell/layout/SidebarDrawer.tsx', pressed: 'It holds links.' },
  { of: 'shell/shortcuts/ShortcutSheet.tsx', pressed: 'It is only read.' },
  {
    of: 'shell/report/ReportDialog.tsx',
    pressed: {
      opener: async ({ page, go }) => {
        await go('/stores/all');
        await button(page, /Account menu for/).click();
        return page.getByRole('menuitem', { name: 'Report a problem' });
      },
      primary: inDialog('Save report'),
      told: says('Report saved to your downloads.'),
    },
  },
  { of: 'shell/palette/CommandPalette.tsx', pressed: 'It is a search: what is chosen in it is gone to.' },
];
