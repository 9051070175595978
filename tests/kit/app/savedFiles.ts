import { onTestFinished } from 'vitest';

/** Collects the files that the page downloads, in order, instead of saving them. */
export function savedFiles(): { name: string; text: Promise<string> }[] {
  const files: { name: string; text: Promise<string> }[] = [];
  const { createObjectURL } = URL;
  let text = Promise.resolve('');
  URL.createObjectURL = (blob: Blob) => {
    text = blob.text();
    return '#file';
  };
  Object.defineProperty(HTMLAnchorElement.prototype, 'click', {
    configurable: true,
    value(this: HTMLAnchorElement) {
      files.push({ name: this.download, text });
    },
  });
  onTestFinished(() => {
    URL.createObjectURL = createObjectURL;
    Reflect.deleteProperty(HTMLAnchorElement.prototype, 'click');
  });
  return files;
}
