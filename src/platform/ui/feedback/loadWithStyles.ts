/** Stylesheets of lazily loaded code that could not be loaded. */
const missing = new Set<HTMLLinkElement>();

/**
 * Loads code with its stylesheets; those that failed before are requested again first. The build's loader requests each
 * only once, so a second import of the same code would succeed without its styles.
 */
export async function loadWithStyles<Code>(load: () => Promise<Code>): Promise<Code> {
  if (missing.size > 0) await Promise.all([...missing].map(loadAgain));
  const noteFailure = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missing.add(target);
  };
  document.addEventListener('error', noteFailure, true);
  try {
    return await load();
  } finally {
    document.removeEventListener('error', noteFailure, true);
  }
}

function loadAgain(failed: HTMLLinkElement): Promise<void> {
  const link = document.createElement('link');
  for (const { name, value } of failed.attributes) link.setAttribute(name, value);
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => {
      missing.delete(failed);
      resolve();
    });
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`Unable to load ${link.href}`));
    });
    document.head.append(link);
  });
}
