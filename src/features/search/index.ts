/** The search in the headers. */
export { HeaderSearch, HelperSearch } from './HeaderSearch';
export { MobileHelperSearch, MobileSearch } from './MobileSearch';
