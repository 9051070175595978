import { useEffect, useEffectEvent, useState } from 'react';

/** A file as a data URL; null until it is read, and for anything else. `onRead` is called once it is read. */
export function useDataUrl(file: unknown, onRead?: (url: string) => void): string | null {
  const [read, setRead] = useState<{ file: Blob; url: string }>();
  const reportRead = useEffectEvent((url: string) => onRead?.(url));
  useEffect(() => {
    if (!(file instanceof Blob)) return undefined;
    const reader = new FileReader();
    reader.onload = () => {
      if (typeof reader.result !== 'string') return;
      setRead({ file, url: reader.result });
      reportRead(reader.result);
    };
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return read !== undefined && read.file === file ? read.url : null;
}
