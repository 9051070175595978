import type { ExpressionSpecification, Map as MapLibre } from 'maplibre-gl';

/** The shield of a road by its kind and the width of its number. */
export const shieldName: ExpressionSpecification = [
  'concat',
  ['get', 'kind'],
  ['case', ['>', ['length', ['get', 'number']], 2], '-wide', ''],
];

/** Pixels of the canvas for each pixel of the map. */
const density = 2;
const height = 18;

/** Draws the shields of the roads into the map, in the colors of the style sheet. */
export function addShields(map: MapLibre): void {
  for (const [suffix, width] of [
    ['', 18],
    ['-wide', 26],
  ] as const) {
    const add = (kind: string, draw: (context: CanvasRenderingContext2D) => void) => {
      const image = drawImage(width, draw);
      if (image) map.addImage(`${kind}${suffix}`, image, { pixelRatio: density });
    };
    add('interstate', (context) => {
      shield(context, width, 0.5);
      paint(context, token('--color-map-interstate'), token('--color-surface'));
    });
    add('us', (context) => {
      shield(context, width, 0.2);
      paint(context, token('--color-surface'), token('--color-map-state'));
    });
    add('state', (context) => {
      context.beginPath();
      context.roundRect(1, 1.5, width - 2, height - 3, 4);
      paint(context, token('--color-surface'), token('--color-map-state'));
    });
  }
}

function drawImage(width: number, draw: (context: CanvasRenderingContext2D) => void): ImageData | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = width * density;
  canvas.height = height * density;
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.scale(density, density);
  draw(context);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

/** The outline of a highway shield; `dip` is how far its upper edge sinks in the middle, in pixels. */
function shield(context: CanvasRenderingContext2D, width: number, dip: number): void {
  const middle = width / 2;
  context.beginPath();
  context.moveTo(2, 1.5);
  context.quadraticCurveTo(middle, 1.5 + dip * 4, width - 2, 1.5);
  context.quadraticCurveTo(width + 0.5, height * 0.55, middle, height - 1);
  context.quadraticCurveTo(-0.5, height * 0.55, 2, 1.5);
  context.closePath();
}

function paint(context: CanvasRenderingContext2D, fill: string, stroke: string): void {
  context.fillStyle = fill;
  context.strokeStyle = stroke;
  context.lineWidth = 1.2;
  context.fill();
  context.stroke();
}

/** A color of the design tokens as a value, because a canvas cannot use CSS properties. */
export function token(name: `--color-${string}`): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim() || 'gray';
}
