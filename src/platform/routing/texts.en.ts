export const routingTexts = {
  notBuilt: 'This page isn’t available yet.',
};
