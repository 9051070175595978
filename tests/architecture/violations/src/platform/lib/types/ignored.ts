// planted typescript(ban-ts-comment): ts-ignore
// @ts-ignore the gate must see this
export const ignored: number = 'one';
