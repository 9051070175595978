/** What every page may show around its screen, the public ones too. */
export const frameTexts = {
  skip: 'Skip to content',
  publicSite: (product: string) => `${product} website (opens in a new tab)`,
  joinAsHelper: 'Join as a helper',
  loading: 'Loading',
  unreachableTitle: 'The server does not answer',
  unreachable: 'We could not check who is signed in. You stay signed in; nothing was lost.',
  brokenTitle: 'This page could not be shown',
  broken: 'Something on this page went wrong. The rest of the app still works.',
};
