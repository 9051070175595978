// planted boundaries(no-unknown-files): does not belong to any known element
export const stray = true;
