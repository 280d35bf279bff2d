import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { CountsAtDepth } from '../../core/uniform/index.ts';
import { renderChart } from '../../drawing/renderChart.ts';
import type { GrowthView } from '../../link/growthAddress.ts';
import { projectedText } from '../../session/projecting.ts';
import { useWidth } from '../kit/useWidth.ts';
import { useWords } from '../page/useSession.ts';
import { growthChart } from './growthChart.ts';
import './GrowthPage.css';

/**
 * The proportions of the chart: its height as a share of its width, its least height, the height of what is
 * above it (px), and its font size as a share of its width, with a least size (px).
 */
const SHAPE = { share: 0.52, lowest: 380, above: 264, fontShare: 1 / 64, leastFont: 12 };

/**
 * The height of a presented chart's title and of the margin below the chart, in multiples of the font size.
 */
const AROUND_PRESENTED = 3.6;

/**
 * The chart of evaluated leaves by depth; it is drawn again when its size changes, and fills the window when
 * presented.
 */
export function ChartFigure(props: {
  view: GrowthView;
  counts: readonly CountsAtDepth[];
  isPresented: boolean;
}) {
  const { view, counts, isPresented } = props;
  const words = useWords('growth');
  const svg = useRef<SVGSVGElement>(null);
  const { box, width } = useWidth();
  const windowHeight = useSyncExternalStore(onResize, () => window.innerHeight);
  const usualFont = Math.max(SHAPE.leastFont, width * SHAPE.fontShare);
  const projectedFont = isPresented ? projectedText(window.innerWidth, windowHeight) : 0;
  const fontSize = Math.max(usualFont, projectedFont);
  const usualHeight = Math.max(SHAPE.lowest, Math.min(width * SHAPE.share, windowHeight - SHAPE.above));
  const height = isPresented ? windowHeight - AROUND_PRESENTED * fontSize : usualHeight;
  useEffect(() => {
    if (svg.current === null || width === 0) return;
    renderChart(svg.current, growthChart({ view, counts, words }, { width, height, fontSize }));
  }, [view, counts, words, width, height, fontSize]);
  return (
    <div ref={box}>
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

function onResize(changed: () => void): () => void {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}
