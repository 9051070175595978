/** Offers content to the browser as a file download. */
export function saveFile(name: string, type: string, content: BlobPart): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // After the browser has started the download.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

/** A safe file name part: "Phoenix & Mesa" -> "phoenix-mesa". */
export function fileNamePart(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '');
}
