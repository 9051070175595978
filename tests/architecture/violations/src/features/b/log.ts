// planted eslint(no-console): console
export const log = (text: string) => console.log(text);
