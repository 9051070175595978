// planted typescript(no-unsafe-return): any
export const leaked = (text: string): number => JSON.parse(text);
