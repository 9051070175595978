/** One line of a page: its text, its size in points and the space above it. */
export type PdfLine = { text: string; size?: number; above?: number; bold?: boolean };

/**
 * A one-page PDF of plain lines. ASCII only, so that each character is one byte and string lengths are byte offsets.
 */
export function buildPdf(lines: readonly PdfLine[]): string {
  const content = buildContent(lines);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold >>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${rows}`;
  return `${text}${table}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
}

function buildContent(lines: readonly PdfLine[]): string {
  let y = 720;
  const drawn = lines.map(({ text, size = 11, above = 6, bold = false }) => {
    y -= size + above;
    return `BT /F${bold ? 2 : 1} ${size} Tf 72 ${y} Td (${escapeText(text)}) Tj ET`;
  });
  return drawn.join('\n');
}

/** "Peña (West)" -> "Pena \(West\)"; a character without an ASCII form becomes a question mark. */
function escapeText(text: string): string {
  const toAscii = text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[–—−]/g, '-').replace(/\s/g, ' ');
  return toAscii.replace(/[^\x20-\x7e]/g, '?').replace(/[\\()]/g, '\\$&');
}
