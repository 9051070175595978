// planted boundaries(dependencies): Nothing imports a test
export * from './list.test';
