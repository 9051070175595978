/** The search in the headers. */
export { HeaderSearch } from './HeaderSearch';
