// planted typescript(ban-ts-comment): ts-expect-error
// @ts-expect-error the gate must see this
export const expected: number = 'one';
