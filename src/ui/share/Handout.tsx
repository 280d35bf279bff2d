import { useMemo } from 'react';
import { wholeTree } from '../../drawing/nodesInView.ts';
import { type Frame, layoutsOf, type Picture, sameLayouts, searchCaption } from '../../export/index.ts';
import { DrawnTree } from '../kit/DrawnTree.tsx';
import { PrintPages } from '../kit/PrintPages.tsx';
import { useWords } from '../page/useSession.ts';
import './SheetSection.css';

/** The possible numbers of frames on a page, as values of radio buttons. */
export const PER_PAGE = ['1', '2', '4', '6'] as const;
export type PerPage = (typeof PER_PAGE)[number];

/**
 * The width of a frame by the number of frames on a page, px; frames that stand side by side are narrower, so
 * that their texts stay readable.
 */
const WIDTH: Readonly<Record<PerPage, number>> = { 1: 900, 2: 900, 4: 440, 6: 440 };

/** Frames of a run on paper, several to a page, each with the sentence about its step. */
export function Handout(props: {
  frames: readonly Frame[];
  perPage: PerPage;
  isColoured: boolean;
  over: () => void;
}) {
  const { frames, perPage, isColoured, over } = props;
  const words = useWords('exporting');
  const many = Number(perPage);
  const laidOut = useMemo(() => relaid(frames, WIDTH[perPage]), [frames, perPage]);
  const pages = Array.from({ length: Math.ceil(frames.length / many) }, (_, page) =>
    laidOut.slice(page * many, (page + 1) * many),
  );
  return (
    <PrintPages over={over} className="handout on-white" theme={isColoured ? 'light' : 'print'}>
      {pages.map((page, number) => {
        const about = page.map(({ picture }) => ({
          title: picture.title,
          run: searchCaption(picture, words),
        }));
        const [first] = about;
        const isOfOne = about.every(({ title, run }) => title === first?.title && run === first.run);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: pages never change places
          <article key={number} className={`handout-page of-${perPage}`}>
            {page.map(({ picture, sentence }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: one step may stand on a page twice; its place tells it apart
              <figure key={place} className="handout-frame">
                <DrawnPicture picture={picture} />
                <figcaption>
                  <b>{words.step(picture.step, picture.run.length)}</b> · {sentence}
                  {!isOfOne && <About {...about[place]} />}
                </figcaption>
              </figure>
            ))}
            {isOfOne && <About {...first} />}
          </article>
        );
      })}
    </PrintPages>
  );
}

/**
 * The line that says which tree is searched and how: at the foot of the page, or below each frame when the
 * frames of a page differ.
 */
function About({ title, run }: { title?: string; run?: string }) {
  return (
    <footer>
      <bdi>{title}</bdi> · {run}
    </footer>
  );
}

/** Draws the picture of a frame at the frame's step, for paper. */
export function DrawnPicture({ picture }: { picture: Picture }) {
  const { form, layout, run, step, view } = picture;
  const marks = useMemo(
    () => form.marks(layout, run.momentAt(step), view, wholeTree(layout)),
    [form, layout, run, step, view],
  );
  return <DrawnTree layout={layout} marks={marks} />;
}

/** Lays the frames out for another width. Frames that shared a layout share the new one. */
function relaid(frames: readonly Frame[], width: number): readonly Frame[] {
  return sameLayouts(frames).flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const layout = layoutsOf(first.picture, width)(first.picture.step);
    return group.map((frame) => ({ ...frame, picture: { ...frame.picture, layout } }));
  });
}
