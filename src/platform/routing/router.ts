import { createContext, useContext } from 'react';
import { navigate } from 'wouter/use-browser-location';

export type NavigateOptions = { replace?: boolean; state?: object };

/** Goes to a path of this app. */
export type Navigate = (to: string, options?: NavigateOptions) => void;

/** Where the app's paths begin, and how to go to one of them. The same for the whole life of the app. */
export type Router = { base: string; navigate: Navigate };

/** By default for an app at the root of its host that asks nothing before a page is left. */
export const RouterContext = createContext<Router>({ base: '', navigate });

export function useRouter(): Router {
  return useContext(RouterContext);
}
