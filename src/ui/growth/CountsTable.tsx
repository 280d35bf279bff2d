import { fewestLeaves } from '../../core/tree/uniformShape.ts';
import { allLeaves, type CountsAtDepth } from '../../core/uniform/index.ts';
import type { GrowthView } from '../../link/growthAddress.ts';
import { Head } from '../kit/Head.tsx';
import { WideTable } from '../kit/WideTable.tsx';
import { useWords } from '../page/useSession.ts';

/**
 * The table of evaluated leaves by depth; numbers that were computed by a formula instead of counted are
 * grey.
 */
export function CountsTable({ view, counts }: { view: GrowthView; counts: readonly CountsAtDepth[] }) {
  const words = useWords('growth');
  const { name } = words;
  const { branching } = view;
  const depths = Array.from({ length: view.depth + 1 }, (_, depth) => depth);
  return (
    <WideTable label={words.tableHeading} className="growth-table">
      <Head columns={[words.tableDepth, name.minimax, name.worst, name.random, name.best]} />
      <tbody>
        {depths.map((depth) => {
          const { minimax = null, worst = null, random = null, best = null } = counts[depth] ?? {};
          const shape = { branching, depth };
          return (
            <tr key={depth}>
              <th scope="row">{depth}</th>
              <Leaves counted={minimax} formula={allLeaves(shape)} />
              <Leaves counted={worst} />
              <td>
                {random === null ? (
                  <None />
                ) : (
                  <>
                    {words.number(random.mean)}{' '}
                    <small className="quiet-text">{words.spread(random.least, random.most)}</small>
                  </>
                )}
              </td>
              <Leaves counted={best} formula={fewestLeaves(shape)} />
            </tr>
          );
        })}
      </tbody>
    </WideTable>
  );
}

function Leaves({ counted, formula }: { counted: number | null; formula?: number }) {
  const words = useWords('growth');
  if (counted !== null) return <td>{words.number(counted)}</td>;
  return (
    <td className="quiet-text">
      {formula === undefined ? (
        <None />
      ) : (
        <>
          {words.number(formula)} <small className="quiet-text">{words.byFormula}</small>
        </>
      )}
    </td>
  );
}

function None() {
  const words = useWords('growth');
  return <small className="quiet-text">{words.none}</small>;
}
