// planted jsx-a11y(alt-text): alt
export const Picture = ({ src }: { src: string }) => <img src={src} />;
