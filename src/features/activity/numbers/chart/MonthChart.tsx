import { Axis, BarSeries, GlyphSeries, Grid, LineSeries, XYChart } from '@visx/xychart';
import { useMemo } from 'react';
import { formatShortMonth } from '#platform/lib/time/months';
import { classes } from '#platform/ui/classes';
import type { Card } from '../model/cards';
import type { Point } from '../model/shownNumbers';
import { numbersTexts as texts } from '../texts';
import { ChartFrame, PointLink } from './ChartFrame';
import { getLineClass, PointMark } from './marks';
import styles from './chart.module.css';

export type Line = { name: string; points: readonly Point[] };

type MonthChartProps = { title: string; card: Card; lines: readonly Line[] };

type Datum = Point & { y: number };

const height = 220;
const margin = { top: 24, right: 24, bottom: 26, left: 46 };
const xScale = { type: 'band', padding: 0.35 } as const;
const getX = ({ month }: Datum) => month;
const getY = ({ y }: Datum) => y;
/** Width that the label of a point needs, in pixels. */
const labelWidth = 44;

/** A number by month: bars for the amounts of one branch, else a line for each branch. */
export function MonthChart({ title, card, lines }: MonthChartProps) {
  const data = useMemo(() => lines.map(({ points }) => points.map((point) => toDatum(point, card))), [lines, card]);
  const yScale = useMemo(
    () => ({ type: 'linear' as const, nice: 3, zero: false, domain: getDomain(card, data) }),
    [card, data],
  );
  const isBars = lines.length === 1 && card.shape === 'bars';
  return (
    <ChartFrame label={texts.chartOf(title)} height={height}>
      {(width) => (
        <XYChart
          width={width}
          height={height}
          margin={margin}
          xScale={xScale}
          yScale={yScale}
          captureEvents={false}
          accessibilityLabel={title}
        >
          <Axes card={card} width={width} />
          {data.map((points, line) => {
            const series = { name: lines[line]?.name ?? '', points, line, isBars };
            return <Trace key={series.name} {...series} />;
          })}
          {data.map((points, line) => (
            <Points
              key={lines[line]?.name}
              name={lines[line]?.name ?? ''}
              card={card}
              points={points}
              line={line}
              isBars={isBars}
              isLabeled={lines.length === 1 && width > points.length * labelWidth}
            />
          ))}
        </XYChart>
      )}
    </ChartFrame>
  );
}

/** The points have the same information for assistive technology. */
function Axes({ card, width }: { card: Card; width: number }) {
  return (
    <g aria-hidden="true" className={styles.axes}>
      <Grid columns={false} numTicks={3} lineStyle={gridLine} />
      <Axis orientation="left" hideAxisLine hideTicks numTicks={3} tickFormat={card.formatShort} {...ticks} />
      <Axis
        orientation="bottom"
        hideTicks
        numTicks={Math.floor(width / monthWidth)}
        tickFormat={formatShortMonth}
        {...ticks}
      />
    </g>
  );
}

/** Width of a month's name with the space around it, in pixels. */
const monthWidth = 48;

const gridLine = { stroke: 'var(--grid)' };
const ticks = { tickLabelProps: { className: styles.tick ?? '' } };

type SeriesProps = { name: string; points: Datum[]; line: number; isBars: boolean };

function Trace({ name, points, line, isBars }: SeriesProps) {
  const series = { dataKey: name, data: points, xAccessor: getX, yAccessor: getY, enableEvents: false };
  if (isBars) return <BarSeries {...series} />;
  return (
    <g className={getLineClass(line)}>
      <LineSeries {...series} className={styles.path ?? ''} />
    </g>
  );
}

type PointsProps = SeriesProps & { card: Card; isLabeled: boolean };

function Points({ name, points, line, isBars, card, isLabeled }: PointsProps) {
  return (
    <GlyphSeries
      dataKey={`${name} points`}
      data={points}
      xAccessor={getX}
      yAccessor={getY}
      enableEvents={false}
      renderGlyph={({ x, y, datum }) => (
        <PointLink
          x={x}
          y={y}
          words={datum.words}
          path={datum.path}
          label={card.formatShort(datum.y)}
          labelAt="above"
          className={classes(getLineClass(line), isLabeled && styles.labeled)}
        >
          {isBars ? null : <PointMark line={line} isOpen={datum.isOpen} />}
        </PointLink>
      )}
    />
  );
}

/** A month with too little to count has no point. */
function toDatum(point: Point, { toAxis }: Card): Datum {
  return { ...point, y: point.value === null || !point.isDrawn ? Number.NaN : toAxis(point.value) };
}

function getDomain({ axis: [from, to] }: Card, lines: readonly (readonly Datum[])[]): number[] {
  const values = lines.flat().flatMap(({ y }) => (Number.isNaN(y) ? [] : [y]));
  return [Math.min(from, ...values), Math.max(to, ...values)];
}
