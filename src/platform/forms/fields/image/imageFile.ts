import { texts } from '../../texts';

/** Requirements for an image. */
export type ImageLimits = {
  types: readonly string[];
  bytes: number;
  /** Minimum width and height. */
  pixels: number;
};

/** A chosen image, ready to show. The caller must call `release` when done. */
export type ChosenImage = { url: string; type: string; release: () => void };

/** A problem with a file's type or size, found without reading it. */
export function findImageProblem(file: Pick<File, 'type' | 'size'>, { types, bytes }: ImageLimits): string | undefined {
  if (!types.includes(file.type)) return texts.imageType;
  return file.size > bytes ? texts.imageSize(Math.round(bytes / 1024 / 1024)) : undefined;
}

/** Maximum width and height of an image, in pixels. */
const maxSide = 10_000;

/** A problem with an image's width or height. */
export function findImageSizeProblem(
  { width, height }: { width: number; height: number },
  { pixels }: Pick<ImageLimits, 'pixels'>,
): string | undefined {
  if (Math.min(width, height) < pixels) return texts.imageSmall(pixels);
  return Math.max(width, height) > maxSide ? texts.imageLarge(maxSide) : undefined;
}

/** Opens an image. Returns an error text if it cannot be used. */
export async function openImage(file: File, limits: ImageLimits): Promise<ChosenImage | string> {
  const problem = findImageProblem(file, limits);
  if (problem !== undefined) return problem;
  const url = URL.createObjectURL(file);
  const release = () => URL.revokeObjectURL(url);
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } catch {
    release();
    return texts.imageBroken;
  }
  const wrongSize = findImageSizeProblem({ width: image.naturalWidth, height: image.naturalHeight }, limits);
  if (wrongSize !== undefined) {
    release();
    return wrongSize;
  }
  return { url, type: file.type, release };
}

/** Encodes the canvas as JPEG if the image was one, otherwise as PNG. */
export async function toImageFile(canvas: HTMLCanvasElement, type: string): Promise<File | null> {
  const blob = await new Promise<Blob | null>((settle) =>
    canvas.toBlob(settle, type === 'image/jpeg' ? type : 'image/png', 0.92),
  );
  // A form makes a new file of a Blob each time; a File stays the same when it is sent again.
  return blob && new File([blob], 'image', { type: blob.type });
}

/** `square` for photos of people; `free` for logos, which may be wide. */
export type ImageShape = 'square' | 'free';

type Size = { width: number; height: number };

/** No image is shown larger than this (pixels), so a larger file would only be slower. */
const maxEdge = 1024;

/** The size of the cropped file in pixels: its proportions, no edge above the maximum, none below `minPixels`. */
export function fitSize({ width, height }: Size, minPixels: number): Size {
  const scale = Math.min(1, maxEdge / Math.max(width, height));
  const fit = (edge: number) => Math.max(minPixels, Math.round(edge * scale));
  return { width: fit(width), height: fit(height) };
}
