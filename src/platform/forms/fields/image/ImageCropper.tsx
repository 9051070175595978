import { type SyntheticEvent, useRef, useState } from 'react';
import { centerCrop, type Crop, makeAspectCrop, type PixelCrop, ReactCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { texts } from '../../texts';
import { fitSize, type ImageShape } from './imageFile';
import styles from './ImageField.module.css';

type ImageCropperProps = {
  url: string;
  alt: string;
  /** Minimum size of the crop in image pixels; there is no maximum (spec section 5). */
  minPixels: number;
  /** A logo keeps its own proportions; a photo of a person is square. */
  shape: ImageShape;
  disabled: boolean | undefined;
  /** Called with the cropped part on load and after each change (spec section 4). */
  onCrop: (canvas: HTMLCanvasElement) => void;
};

/** The crop area, moved and resized by mouse, touch or arrow keys. */
export function ImageCropper({ url, alt, minPixels, shape, disabled, onCrop }: ImageCropperProps) {
  const image = useRef<HTMLImageElement>(null);
  const [crop, setCrop] = useState<Crop>();
  const [minSize, setLeast] = useState(0);
  const begin = ({ currentTarget: { width, height, naturalWidth } }: SyntheticEvent<HTMLImageElement>) => {
    const first = shape === 'free' ? whole : centerCrop(largestSquare(width, height), width, height);
    setLeast((minPixels * width) / naturalWidth);
    setCrop(first);
    emit(toPixels(first, width, height));
  };
  const emit = (part: PixelCrop) => {
    if (image.current && part.width > 0 && part.height > 0) onCrop(drawCrop(image.current, part, minPixels));
  };
  return (
    <ReactCrop
      className={styles.cropper}
      crop={crop}
      aspect={shape === 'square' ? 1 : undefined}
      minWidth={minSize}
      minHeight={minSize}
      keepSelection
      disabled={disabled}
      ruleOfThirds
      ariaLabels={getAriaLabels()}
      onChange={setCrop}
      onComplete={emit}
    >
      <img ref={image} className={styles.source} src={url} alt={alt} onLoad={begin} />
    </ReactCrop>
  );
}

const whole: Crop = { unit: '%', x: 0, y: 0, width: 100, height: 100 };

function largestSquare(width: number, height: number) {
  return makeAspectCrop({ unit: '%', ...(width < height ? { width: 100 } : { height: 100 }) }, 1, width, height);
}

function drawCrop(image: HTMLImageElement, part: PixelCrop, minPixels: number): HTMLCanvasElement {
  const scale = image.naturalWidth / image.width;
  const size = fitSize({ width: part.width * scale, height: part.height * scale }, minPixels);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, size);
  const from = [part.x * scale, part.y * scale, part.width * scale, part.height * scale] as const;
  canvas.getContext('2d')?.drawImage(image, ...from, 0, 0, size.width, size.height);
  return canvas;
}

function toPixels({ x, y, width, height }: Crop, imageWidth: number, imageHeight: number): PixelCrop {
  const [across, down] = [imageWidth / 100, imageHeight / 100];
  return { unit: 'px', x: x * across, y: y * down, width: width * across, height: height * down };
}

const getAriaLabels = () => ({
  cropArea: texts.cropArea,
  nwDragHandle: texts.cropHandle,
  nDragHandle: texts.cropHandle,
  neDragHandle: texts.cropHandle,
  eDragHandle: texts.cropHandle,
  seDragHandle: texts.cropHandle,
  sDragHandle: texts.cropHandle,
  swDragHandle: texts.cropHandle,
  wDragHandle: texts.cropHandle,
});
