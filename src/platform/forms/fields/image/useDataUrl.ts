import { useEffect, useRef, useState } from 'react';

/** A file as a data URL, told as soon as it is read; null until then, and for anything that is no file. */
export function useDataUrl(file: unknown, onRead?: (url: string) => void): string | null {
  const [read, setRead] = useState<{ file: Blob; url: string }>();
  const tell = useRef(onRead);
  useEffect(() => {
    tell.current = onRead;
  });
  useEffect(() => {
    if (!(file instanceof Blob)) return undefined;
    const reader = new FileReader();
    reader.onload = () => {
      if (typeof reader.result !== 'string') return;
      setRead({ file, url: reader.result });
      tell.current?.(reader.result);
    };
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return read !== undefined && read.file === file ? read.url : null;
}
