// planted jsx-a11y(click-events-have-key-events): keyboard
// planted jsx-a11y(no-static-element-interactions): role
export const Row = ({ open }: { open: () => void }) => <div onClick={open}>{open.name}</div>;
