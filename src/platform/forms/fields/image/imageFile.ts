import { texts } from '../../texts';

/** What a picture must be to be taken. */
export type ImageLimits = {
  types: readonly string[];
  bytes: number;
  /** The least width and height. */
  pixels: number;
};

/** A picture that was chosen, ready to be shown; whoever is done with it calls `release`. */
export type ChosenImage = { url: string; type: string; release: () => void };

/** What is wrong with a file before anything of it is read: its kind or its size. */
export function imageProblem(file: Pick<File, 'type' | 'size'>, { types, bytes }: ImageLimits): string | undefined {
  if (!types.includes(file.type)) return texts.imageType;
  return file.size > bytes ? texts.imageSize(Math.round(bytes / 1024 / 1024)) : undefined;
}

/** The longest side of a picture, in pixels. */
const longestSide = 10_000;

/** What is wrong with the size of a picture. */
export function imageSizeProblem(
  { width, height }: { width: number; height: number },
  { pixels }: Pick<ImageLimits, 'pixels'>,
): string | undefined {
  if (Math.min(width, height) < pixels) return texts.imageSmall(pixels);
  return Math.max(width, height) > longestSide ? texts.imageLarge(longestSide) : undefined;
}

/** Opens a picture; a text says why it cannot be taken. */
export async function openImage(file: File, limits: ImageLimits): Promise<ChosenImage | string> {
  const problem = imageProblem(file, limits);
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
  const wrongSize = imageSizeProblem({ width: image.naturalWidth, height: image.naturalHeight }, limits);
  if (wrongSize !== undefined) {
    release();
    return wrongSize;
  }
  return { url, type: file.type, release };
}

/** The canvas as a file of the kind the picture had; WebP, which not every browser writes, becomes PNG. */
export function fileOfCanvas(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  return new Promise((settle) => canvas.toBlob(settle, type === 'image/jpeg' ? type : 'image/png', 0.92));
}
