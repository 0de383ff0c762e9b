// Written by `npm run codegen` from src/client/i18n/namespaces.ts.
import common from '../../../../i18n/de/common.json';
import errors from '../../../../i18n/de/errors.json';
import shell from '../../../../i18n/de/shell.json';

export default { common, errors, shell };
