export const routingTexts = {
  notBuilt: 'This page is not built yet.',
};
