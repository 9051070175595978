// planted react(no-danger): dangerouslySetInnerHTML
export const Markup = ({ html }: { html: string }) => <p dangerouslySetInnerHTML={{ __html: html }} />;
