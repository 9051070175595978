// planted typescript(no-non-null-assertion): non-null
export const first = (list: number[]) => list[0]!;
