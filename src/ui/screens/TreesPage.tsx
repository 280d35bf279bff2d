import { useState } from 'react';
import { ALGORITHMS } from '../../core/search/algorithms.ts';
import { CHAPTERS, type Chapter, type Example } from '../../library/example.ts';
import { GAME_FIGURES, gameFiguresOf } from '../../library/gameFigures.ts';
import { LIBRARY } from '../../library/library.ts';
import { FigureLink } from '../figures/FigureLink.tsx';
import { GameFigureLink } from '../figures/GameFigureLink.tsx';
import { Button } from '../kit/Button.tsx';
import { Check } from '../kit/Check.tsx';
import { Page } from '../kit/Page.tsx';
import { LabelledSelect } from '../kit/Select.tsx';
import { useWords } from '../page/useSession.ts';
import { part } from '../part/part.tsx';
import { type Filter, isLike, LEAF_COUNTS, NO_FILTER, PLY_COUNTS } from './filter.ts';
import './Screens.css';
import '../home/Contents.css';

const GameList = part(() => import('../games/GameList.tsx'), 'GameList');

/** The screen with all trees of the library, by the chapters of the course, with filters. */
export function TreesPage() {
  const page = useWords();
  const words = useWords('course');
  const [filter, setFilter] = useState(NO_FILTER);
  const found = LIBRARY.filter((example) => isLike(example, filter));
  return (
    <Page title={page.place.trees} className="trees-page">
      <FilterFields filter={filter} change={(change) => setFilter({ ...filter, ...change })} />
      <p className="hint" role="status">
        {filter === NO_FILTER
          ? words.size(CHAPTERS.length, LIBRARY.length + GAME_FIGURES.length)
          : found.length === 0
            ? words.noneLeft
            : words.found(found.length)}{' '}
        {filter !== NO_FILTER && (
          <Button kind="text-link" text={words.clear} onClick={() => setFilter(NO_FILTER)} />
        )}
      </p>
      {filter === NO_FILTER && <GameList isAwaited />}
      {CHAPTERS.map((chapter) => (
        <ChapterFigures
          key={chapter}
          chapter={chapter}
          figures={found.filter((example) => example.chapter === chapter)}
          isWhole={filter === NO_FILTER}
        />
      ))}
    </Page>
  );
}

/** The figures of a chapter; those that are searches of games are left out when a filter is on. */
function ChapterFigures(props: { chapter: Chapter; figures: readonly Example[]; isWhole: boolean }) {
  const { chapter, figures, isWhole } = props;
  const words = useWords('course');
  const games = isWhole ? gameFiguresOf(chapter) : [];
  if (figures.length + games.length === 0) return null;
  return (
    <section>
      <h2>
        <span className="chapter-number">{chapter}</span> {words.chapter[chapter][0]}
      </h2>
      <ul className="figures">
        {figures.map((example) => (
          <FigureLink key={example.id} example={example} />
        ))}
        {games.map((figure) => (
          <GameFigureLink key={figure.id} figure={figure} />
        ))}
      </ul>
    </section>
  );
}

const ANY = 'any' as const;

function FilterFields({ filter, change }: { filter: Filter; change: (change: Partial<Filter>) => void }) {
  const page = useWords();
  const words = useWords('course');
  const { filter: said } = words;
  const range = ({ from, to }: { from: number; to: number }) =>
    to === Infinity ? said.from(from) : from === to ? String(from) : said.upTo(to);
  return (
    <fieldset className="filters row">
      <legend className="visually-hidden">{words.filters}</legend>
      <LabelledSelect
        label={said.algorithm}
        options={[ANY, ...ALGORITHMS]}
        chosen={filter.algorithm ?? ANY}
        text={{ ...page.algorithm, [ANY]: said.any }}
        choose={(name) => change({ algorithm: name === ANY ? null : name })}
      />
      <LabelledSelect
        label={said.plies}
        options={[-1, ...PLY_COUNTS.keys()]}
        chosen={filter.plies ?? -1}
        text={(at) => (PLY_COUNTS[at] === undefined ? said.any : range(PLY_COUNTS[at]))}
        choose={(at) => change({ plies: at < 0 ? null : at })}
      />
      <LabelledSelect
        label={said.leaves}
        options={[-1, ...LEAF_COUNTS.keys()]}
        chosen={filter.leaves ?? -1}
        text={(at) => (LEAF_COUNTS[at] === undefined ? said.any : range(LEAF_COUNTS[at]))}
        choose={(at) => change({ leaves: at < 0 ? null : at })}
      />
      {(['deep', 'equality', 'chance'] as const).map((kind) => (
        <Check key={kind} text={said[kind]} isChosen={filter[kind]} choose={(is) => change({ [kind]: is })} />
      ))}
    </fieldset>
  );
}
