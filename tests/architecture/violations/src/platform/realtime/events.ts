export type ServerEvent = { name: string };
export const eventNames = ['created'];
