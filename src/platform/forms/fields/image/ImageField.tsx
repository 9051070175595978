import { type RefObject, useEffect, useRef, useState } from 'react';
import { AvatarPlaceholder } from '../../../ui/data/AvatarPlaceholder';
import { Button } from '../../../ui/inputs/Button';
import { UploadIcon } from '../../../ui/icons';
import { lazyPart } from '../../../ui/feedback/lazyPart';
import { SkeletonCard } from '../../../ui/feedback/Skeleton';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { FieldFrame, labelId } from '../FieldFrame';
import { type ChosenImage, fileOfCanvas, type ImageLimits, openImage } from './imageFile';
import styles from './ImageField.module.css';
import { texts } from '../../texts';
import { useDataUrl } from './useDataUrl';
import { type ControlAttributes, type FieldOptions, useFormField } from '../../useFormField';

export type ImageFieldProps<Values extends object> = Omit<FieldOptions<Blob, Values>, 'required' | 'validate'> & {
  limits: ImageLimits;
  /** The picture there is already. */
  currentUrl: string | null;
  /** What the picture shows, read aloud. */
  alt: string;
  /** Called with the cropped picture as a data URL after each change, null for none. */
  onPreview?: (url: string | null) => void;
  /** How much has been sent, 0 to 1, while it is being sent. */
  sent?: number | undefined;
};

// Asked for with the first image that is chosen.
const Cropper = lazyPart(async () => (await import('./ImageCropper')).ImageCropper, {
  loading: <SkeletonCard height={220} />,
});

/** A picture that is chosen and cropped before it is sent; the form keeps the part as a file, null for none. */
export function ImageField<Values extends object>(props: ImageFieldProps<Values>) {
  const { limits, currentUrl, alt, onPreview, sent, ...options } = props;
  const field = useFormField<Blob | null, Values>(options, null);
  const { image, problem, opening, open, close } = useChosenImage(limits);
  const input = useRef<HTMLInputElement>(null);
  const { id, disabled } = field.control;
  const crop = useCrop(image, field.change, onPreview);
  // Cropped on an earlier visit: the form has it of its draft.
  const keptUrl = useDataUrl(image ? null : field.value, onPreview);
  const shownUrl = keptUrl ?? currentUrl;
  const undo = () => {
    close();
    crop(null);
    input.current?.focus();
  };
  return (
    <FieldFrame {...field.frame} error={problem ?? field.frame.error} group>
      <div className={styles.field} role="group" aria-labelledby={labelId(id)}>
        {image ? (
          <Cropper {...{ alt, disabled }} key={image.url} url={image.url} minPixels={limits.pixels} onCrop={crop} />
        ) : (
          <div className={styles.current}>
            <AvatarPlaceholder photoUrl={shownUrl} alt={alt} />
          </div>
        )}
        <div className={styles.actions}>
          <Choosing
            isFirst={!image && shownUrl === null}
            {...{ opening, disabled }}
            onChoose={() => input.current?.click()}
            onUndo={image !== undefined || keptUrl !== null ? undo : undefined}
          />
          <Sending part={field.value ? sent : undefined} />
        </div>
        <FileInput control={field.control} isRefused={problem !== undefined} {...{ input, limits, open }} />
        {opening && <VisuallyHidden>{texts.imageOpening}</VisuallyHidden>}
      </div>
    </FieldFrame>
  );
}

type ChoosingProps = {
  /** There is no picture yet. */
  isFirst: boolean;
  opening: boolean;
  disabled: boolean | undefined;
  onChoose: () => void;
  onUndo: (() => void) | undefined;
};

function Choosing({ isFirst, opening, disabled, onChoose, onUndo }: ChoosingProps) {
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

/** The file input of the browser, opened by the button. */
function FileInput({ input, control, limits, isRefused, open }: FileInputProps) {
  return (
    <input
      {...control}
      ref={input}
      type="file"
      tabIndex={-1}
      className={styles.input}
      aria-labelledby={labelId(control.id)}
      aria-invalid={isRefused || control['aria-invalid']}
      accept={limits.types.join(',')}
      onChange={({ currentTarget }) => {
        const [file] = currentTarget.files ?? [];
        if (file) void open(file);
        // The same file may be chosen again.
        currentTarget.value = '';
      }}
    />
  );
}

/** Reports the cropped picture: a preview at once, the file when it is written, null for none. */
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
    void fileOfCanvas(canvas, image?.type ?? '').then((file) => latest.current === canvas && change(file));
  };
}

function Sending({ part }: { part: number | undefined }) {
  if (part === undefined) return null;
  return (
    <span className={styles.sending}>
      <progress className={styles.bar} value={part} max={1} aria-label={texts.sending(percent(part))} />
      {texts.sending(percent(part))}
    </span>
  );
}

function percent(part: number): number {
  return Math.round(part * 100);
}

/** The image that was chosen; what is refused leaves the one before. */
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
