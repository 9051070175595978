// planted eslint(no-restricted-globals): The browser does not have it

export const isTest = process.env.NODE_ENV === 'test';
