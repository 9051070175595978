/** Call options that report how much of what is sent has left, from 0 to 1. */
export function uploadProgress(onProgress: (part: number) => void) {
  return {
    onUploadProgress: ({ progress }: { progress?: number | undefined }) => {
      if (progress !== undefined) onProgress(progress);
    },
  };
}
