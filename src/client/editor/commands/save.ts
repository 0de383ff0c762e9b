import { saveActions } from '../save/actions';
import type { Command } from './command';

export const save: Command = {
  label: 'commands.save',
  section: 'edit',
  shortcuts: [{ key: 's', mod: true }],
  inFields: true,
  enabled: ({ editor }) => editor.session.status === 'ready' && editor.save.status !== 'running',
  perform: () => [saveActions.save()],
};
