/** The user guide, served beside the application. */
export const HELP_URL = '/static/help/index.html';
