// Written by `npm run codegen` from src/client/i18n/namespaces.ts.
import common from '../../../../i18n/pt/common.json';
import errors from '../../../../i18n/pt/errors.json';
import shell from '../../../../i18n/pt/shell.json';

export default { common, errors, shell };
