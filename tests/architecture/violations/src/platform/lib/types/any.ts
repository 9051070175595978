// planted typescript(no-explicit-any): any
export const anything: any = 1;
