/** Whether this device can draw a map at all: WebGL 2, with a context to be had. */
export function canDrawMaps(): boolean {
  try {
    const context = document.createElement('canvas').getContext('webgl2');
    // A context is scarce: the one that was only asked for is given back.
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return context !== null && context !== undefined;
  } catch {
    return false;
  }
}
