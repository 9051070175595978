import { Axis, BarSeries, GlyphSeries, XYChart } from '@visx/xychart';
import { useMemo } from 'react';
import { formatNumber } from '#platform/lib/text';
import { numbersTexts as texts } from '../texts';
import { ChartFrame, PointLink } from './ChartFrame';
import styles from './chart.module.css';

/** People who declined for one reason. */
export type ReasonCount = { reason: string; label: string; count: number; words: string; path: string };

const rowHeight = 28;
const margin = { top: 0, right: 40, bottom: 0, left: 150 };
const yScale = { type: 'band', padding: 0.3 } as const;
const getX = ({ count }: ReasonCount) => count;
const getY = ({ label }: ReasonCount) => label;

/** A bar for each reason, the most frequent on top. The axis counts from below. */
export function ReasonChart({ title, reasons }: { title: string; reasons: readonly ReasonCount[] }) {
  const data = useMemo(() => reasons.toReversed(), [reasons]);
  const xScale = useMemo(() => ({ type: 'linear' as const, domain: [0, Math.max(...data.map(getX))] }), [data]);
  const height = rowHeight * data.length;
  const own = { data, xAccessor: getX, yAccessor: getY, enableEvents: false };
  return (
    <ChartFrame label={texts.reasonsChart} height={height}>
      {(width) => (
        <XYChart
          width={width}
          height={height}
          margin={margin}
          xScale={xScale}
          yScale={yScale}
          captureEvents={false}
          accessibilityLabel={title}
          horizontal
        >
          <g aria-hidden="true">
            <Axis orientation="left" hideAxisLine hideTicks tickLabelProps={{ className: styles.tick ?? '' }} />
          </g>
          <BarSeries dataKey="bars" {...own} />
          <GlyphSeries
            dataKey="points"
            {...own}
            renderGlyph={({ x, y, datum }) => (
              <PointLink
                x={x}
                y={y}
                words={datum.words}
                path={datum.path}
                label={formatNumber(datum.count)}
                labelAt="right"
                className={styles.labeled}
              />
            )}
          />
        </XYChart>
      )}
    </ChartFrame>
  );
}
