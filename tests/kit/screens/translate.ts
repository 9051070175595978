/** Puts each text of the page into an element of its own, as a browser does that translates the page. */
export function translatePage(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) {
    if (text.data.trim() === '' || text.parentElement?.closest('script, style, textarea, font')) continue;
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(text);
  }
}
