/** As in the app's settings, so that a downloaded job and the same job in the feed are one event. */
export const productName = 'Crewboard';

/** Address of the app, in the links of messages. */
export const appAddress = 'https://app.crewboard.example';
