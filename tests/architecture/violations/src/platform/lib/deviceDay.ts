// planted eslint(no-restricted-properties): 'getDate' is restricted

export const dayOfMonth = new Date(0).getDate();
