// All that comes late to a page, at once: for whoever folds what was recorded of everything.
import './editor';
import './tasks/bulk/bulk-slice';
