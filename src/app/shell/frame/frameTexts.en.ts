/** Texts around the screen of any page, including public ones. */
export const frameTexts = {
  skip: 'Skip to content',
  publicSite: (product: string) => `${product} website (opens in a new tab)`,
  joinAsHelper: 'Join as a helper',
  loading: 'Loading',
  unreachableTitle: 'Can’t reach the server',
  unreachable: 'We couldn’t check your login. You’re still logged in, and nothing was lost.',
  brokenTitle: 'This page couldn’t be shown',
  broken: 'Something went wrong on this page. The rest of the app still works.',
  offline: 'This page opens when you’re back online.',
};
