import { type ComponentProps, lazy, type RefObject, useEffect, useRef, useState, useEffectEvent } from 'react';
import { Muted, Row, Stack } from '#platform/ui/layout/Layout';
import { LazyBoundary } from '../../../ui/boundaries/LazyBoundary';
import { Avatar } from '../../../ui/data/Avatar';
import { AvatarPlaceholder } from '../../../ui/data/AvatarPlaceholder';
import { SkeletonCard } from '../../../ui/feedback/Skeleton';
import { UploadIcon } from '../../../ui/icons';
import { Button } from '../../../ui/inputs/Button';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { texts } from '../../texts';
import { type ControlAttributes, type FieldOptions, useFormField } from '../../useFormField';
import { FieldFrame, getLabelId } from '../FieldFrame';
import { type ChosenImage, toImageFile, type ImageLimits, openImage, type ImageShape } from './imageFile';
import styles from './ImageField.module.css';

export type ImageFieldProps<Values extends object> = Omit<FieldOptions<Blob, Values>, 'required' | 'validate'> & {
  limits: ImageLimits;
  /** `square` by default; `free` shows a preview, because the image is shown smaller than it is cropped. */
  shape?: ImageShape;
  /** The current image. */
  currentUrl: string | null;
  /** Alternative text of the image. */
  alt: string;
  /** Called with the cropped image as a data URL after each change, null for none. */
  onPreview?: (url: string | null) => void;
  /** Share of the upload that was sent, from 0 to 1. */
  sent?: number | undefined;
};

// Loaded when the first image is chosen.
const Cropper = lazy(async () => ({ default: (await import('./ImageCropper')).ImageCropper }));

/** An image to choose and crop. The form keeps the cropped part as a file, null for none. */
export function ImageField<Values extends object>(props: ImageFieldProps<Values>) {
  const { limits, shape, currentUrl, alt, sent, ...options } = props;
  const { previewUrl, onPreview } = usePreview(props.onPreview);
  const field = useFormField<Blob | null, Values>(options, null);
  const { image, problem, opening, open, close } = useChosenImage(limits);
  const input = useRef<HTMLInputElement>(null);
  const { id, disabled } = field.control;
  const crop = useCrop(image, field.change, onPreview);
  // Cropped on an earlier visit and restored from the draft.
  const savedUrl = useDataUrl(image ? null : field.value, onPreview);
  const shownUrl = savedUrl ?? currentUrl;
  const undo = () => {
    close();
    crop(null);
    input.current?.focus();
  };
  return (
    <FieldFrame {...field.frame} error={problem ?? field.frame.error} group>
      <Row align="end" gap={4} isWrapping className={styles.field} role="group" aria-labelledby={getLabelId(id)}>
        {image ? (
          <CropperWithPreview
            alt={alt}
            disabled={disabled}
            shape={shape}
            image={image}
            previewUrl={previewUrl}
            minPixels={limits.pixels}
            onCrop={crop}
          />
        ) : (
          <div className={styles.current}>
            <AvatarPlaceholder photoUrl={shownUrl} alt={alt} />
          </div>
        )}
        <Row gap={2} isWrapping>
          <ImageActions
            isFirst={!image && shownUrl === null}
            opening={opening}
            disabled={disabled}
            onChoose={() => input.current?.click()}
            onUndo={image !== undefined || savedUrl !== null ? undo : undefined}
          />
          <UploadProgress part={field.value ? sent : undefined} />
        </Row>
        <FileInput
          control={field.control}
          isRefused={problem !== undefined}
          input={input}
          limits={limits}
          open={open}
        />
        {opening && <VisuallyHidden>{texts.imageOpening}</VisuallyHidden>}
      </Row>
    </FieldFrame>
  );
}

/** Keeps the preview for this field, and passes it on. */
function usePreview(report: ImageFieldProps<object>['onPreview']) {
  const [previewUrl, setPreviewUrl] = useState<string | null>(null);
  const onPreview = (url: string | null) => {
    setPreviewUrl(url);
    report?.(url);
  };
  return { previewUrl, onPreview };
}

type CropperWithPreviewProps = Omit<ComponentProps<typeof Cropper>, 'url' | 'shape'> & {
  shape: ImageShape | undefined;
  image: ChosenImage;
  previewUrl: string | null;
};

function CropperWithPreview({ image, previewUrl, shape = 'square', ...cropper }: CropperWithPreviewProps) {
  return (
    <>
      <LazyBoundary loading={<SkeletonCard height={220} />}>
        <Cropper {...cropper} shape={shape} key={image.url} url={image.url} />
      </LazyBoundary>
      {shape === 'free' && previewUrl !== null && <LogoPreview url={previewUrl} />}
    </>
  );
}

/** The logo as lists and menus show it. */
function LogoPreview({ url }: { url: string }) {
  return (
    <Stack gap={2} aria-hidden="true">
      <Muted as="span" size={13}>
        {texts.imagePreview}
      </Muted>
      <Row as="span" align="end" gap={3}>
        <Avatar name="" photoUrl={url} shape="square" size={56} />
        <Avatar name="" photoUrl={url} shape="square" size={32} />
      </Row>
    </Stack>
  );
}

type ImageActionsProps = {
  /** No image has been chosen yet. */
  isFirst: boolean;
  opening: boolean;
  disabled: boolean | undefined;
  onChoose: () => void;
  onUndo: (() => void) | undefined;
};

function ImageActions({ isFirst, opening, disabled, onChoose, onUndo }: ImageActionsProps) {
  return (
    <>
      <Button icon={<UploadIcon />} variant="outline" loading={opening} disabled={disabled} onClick={onChoose}>
        {isFirst ? texts.chooseImage : texts.otherImage}
      </Button>
      {onUndo && (
        <Button variant="quiet" disabled={disabled} onClick={onUndo}>
          {texts.removeImage}
        </Button>
      )}
    </>
  );
}

type FileInputProps = {
  input: RefObject<HTMLInputElement | null>;
  control: ControlAttributes;
  limits: ImageLimits;
  isRefused: boolean;
  open: (file: File) => Promise<void>;
};

/** The browser's file input, opened by the button. */
function FileInput({ input, control, limits, isRefused, open }: FileInputProps) {
  return (
    <input
      {...control}
      ref={input}
      type="file"
      tabIndex={-1}
      className={styles.input}
      aria-labelledby={getLabelId(control.id)}
      aria-invalid={isRefused || control['aria-invalid']}
      accept={limits.types.join(',')}
      onChange={({ currentTarget }) => {
        const [file] = currentTarget.files ?? [];
        if (file) void open(file);
        // Otherwise choosing the same file again would fire no change event.
        currentTarget.value = '';
      }}
    />
  );
}

/** Reports the cropped image: a preview right away, the file once it is encoded, null for none. */
function useCrop(
  image: ChosenImage | undefined,
  change: (file: Blob | null) => void,
  onPreview: ImageFieldProps<object>['onPreview'],
): (canvas: HTMLCanvasElement | null) => void {
  const latest = useRef<HTMLCanvasElement>(null);
  return (canvas) => {
    latest.current = canvas;
    onPreview?.(canvas?.toDataURL() ?? null);
    if (!canvas) return change(null);
    void toImageFile(canvas, image?.type ?? '').then((file) => latest.current === canvas && change(file));
  };
}

function UploadProgress({ part }: { part: number | undefined }) {
  if (part === undefined) return null;
  return (
    <Row as="span" isInline gap={2} tone="secondary" size={13} isNumeric>
      <progress className={styles.bar} value={part} max={1} aria-label={texts.sending(toPercent(part))} />
      {texts.sending(toPercent(part))}
    </Row>
  );
}

function toPercent(part: number): number {
  return Math.round(part * 100);
}

/** The chosen image. A refused file leaves the previous one. */
function useChosenImage(limits: ImageLimits) {
  const [image, setImage] = useState<ChosenImage>();
  const [problem, setProblem] = useState<string>();
  const [opening, setOpening] = useState(false);
  useEffect(() => () => image?.release(), [image]);
  const open = async (file: File) => {
    setOpening(true);
    const opened = await openImage(file, limits);
    setOpening(false);
    setProblem(typeof opened === 'string' ? opened : undefined);
    if (typeof opened !== 'string') setImage(opened);
  };
  const close = () => {
    setProblem(undefined);
    setImage(undefined);
  };
  return { image, problem, opening, open, close };
}

/** A file as a data URL; null until it is read, and for anything else. `onRead` is called once it is read. */
function useDataUrl(file: unknown, onRead?: (url: string) => void): string | null {
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
