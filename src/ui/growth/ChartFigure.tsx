import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CountsAtDepth } from '../../core/uniform/leafCounts.ts';
import { renderChart } from '../../drawing/renderChart.ts';
import type { GrowthView } from '../../link/growthAddress.ts';
import { growthChart } from './growthChart.ts';
import { useGrowthWords } from './useGrowthWords.ts';

/** px: as wide as there is room, and not higher than is seen at once. */
const SHAPE = { share: 0.56, lowest: 380, fontSize: 14, phone: 520, phoneFontSize: 12 };

/** The chart, drawn anew where it gets another width. */
export function ChartFigure({ view, counts }: { view: GrowthView; counts: readonly CountsAtDepth[] }) {
  const words = useGrowthWords();
  const box = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    setWidth(element.clientWidth);
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const height = Math.max(SHAPE.lowest, width * SHAPE.share);
  useEffect(() => {
    if (svg.current === null || width === 0) return;
    const fontSize = width < SHAPE.phone ? SHAPE.phoneFontSize : SHAPE.fontSize;
    renderChart(svg.current, growthChart({ view, counts, words }, { width, height, fontSize }));
  }, [view, counts, words, width, height]);
  return (
    <div ref={box} className="growth-figure">
      <svg
        ref={svg}
        className="leaf-chart"
        role="img"
        aria-label={words.chart(view.branching, view.depth)}
        width={width}
        height={height}
      />
    </div>
  );
}
