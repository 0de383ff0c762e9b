// Written by `npm run codegen` from src/client/i18n/namespaces.ts.
import common from '../../../../i18n/fr/common.json';
import errors from '../../../../i18n/fr/errors.json';
import shell from '../../../../i18n/fr/shell.json';

export default { common, errors, shell };
