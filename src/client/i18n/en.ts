import common from '../../../i18n/en/common.json';
import errors from '../../../i18n/en/errors.json';
import shell from '../../../i18n/en/shell.json';
import tasks from '../../../i18n/en/tasks.json';

/** What the shell says in English: part of the first download. */
const en = { common, errors, shell, tasks };
export default en;
