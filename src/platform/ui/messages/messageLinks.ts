import type { MouseEvent } from 'react';

/** Props of an element that links within the app. */
type MessageLink = { href: string; onClick: (event: MouseEvent<HTMLElement>) => void };

let makeLink: ((to: string) => MessageLink) | undefined;

/** Sets how messages link to pages, by the router. Returns the function that disconnects it. */
export function connectMessageLinks(make: (to: string) => MessageLink): () => void {
  makeLink = make;
  return () => {
    if (makeLink === make) makeLink = undefined;
  };
}

/** Undefined without a router: a message is then shown without its link. */
export function linkOfMessage(to: string): MessageLink | undefined {
  return makeLink?.(to);
}
