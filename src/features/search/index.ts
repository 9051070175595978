/** The search in the headers. */
export { HeaderSearch } from './HeaderSearch';
export { MobileSearch } from './MobileSearch';
