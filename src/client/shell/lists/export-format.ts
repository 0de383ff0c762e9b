import { SHEET_FORMATS, type SheetFormat } from '../../../domain/spreadsheets/cell-values';

/** Where the browser keeps the file format somebody exports in. */
const STORED = 'export-format';

/** The format somebody chose last; before that, the one the spreadsheets of their language open by themselves. */
export const readExportFormat = (): SheetFormat => SHEET_FORMATS.find((each) => each === localStorage.getItem(STORED)) ?? 'locale';

export const keepExportFormat = (format: SheetFormat): void => localStorage.setItem(STORED, format);
