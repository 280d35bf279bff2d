import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { CountsAtDepth } from '../../core/uniform/leafCounts.ts';
import { renderChart } from '../../drawing/renderChart.ts';
import type { GrowthView } from '../../link/growthAddress.ts';
import { useWidth } from '../kit/useWidth.ts';
import { growthChart } from './growthChart.ts';
import { useGrowthWords } from './useGrowthWords.ts';

/** px: as wide as there is room, texts as large as that lets them be; all of it below the choices, where a window lets it. */
const SHAPE = { share: 0.52, lowest: 380, above: 264, fontShare: 1 / 64, leastFont: 12 };

/** The chart, drawn anew where it gets other room. */
export function ChartFigure({ view, counts }: { view: GrowthView; counts: readonly CountsAtDepth[] }) {
  const words = useGrowthWords();
  const svg = useRef<SVGSVGElement>(null);
  const { box, width } = useWidth();
  const windowHeight = useSyncExternalStore(onResize, () => window.innerHeight);
  const height = Math.max(SHAPE.lowest, Math.min(width * SHAPE.share, windowHeight - SHAPE.above));
  useEffect(() => {
    if (svg.current === null || width === 0) return;
    const fontSize = Math.max(SHAPE.leastFont, width * SHAPE.fontShare);
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

function onResize(changed: () => void): () => void {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}
