import { useEffect, useState } from 'react';

export function Hooks({ open, title }: { open: boolean; title: string }) {
  const [shown] = useState('');
  // planted react-hooks(exhaustive-deps): title
  useEffect(() => {
    document.title = title;
  }, []);
  if (open) {
    // planted react-hooks(rules-of-hooks): conditionally
    useState(1);
  }
  return shown;
}
