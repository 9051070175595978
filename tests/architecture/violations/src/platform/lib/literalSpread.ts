// planted unicorn(no-useless-spread): creates a new object unnecessarily
export const point = { x: 1, ...{ y: 2, z: 3 } };
