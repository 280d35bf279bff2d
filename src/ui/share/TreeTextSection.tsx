import { fileNameOf } from '../../notation/fileName.ts';
import { WRITTEN_NOTATIONS, type WrittenNotation, whyNotWritten } from '../../notation/notations/written.ts';
import { filedTree } from '../../session/filedTrees.ts';
import { saveInSlices } from '../files/saveInSlices.ts';
import { Button } from '../kit/Button.tsx';
import { attempt } from '../page/attempt.ts';
import { useSessionStore, useWords } from '../page/useSession.ts';
import { NestedListSection } from './NestedListSection.tsx';
import { pictureTitle } from './savePicture.ts';
import './ShareDialog.css';

const FILES: Readonly<Record<WrittenNotation, readonly [ending: `.${string}`, mediaType: string]>> = {
  forest: ['.tex', 'text/x-tex'],
  dot: ['.dot', 'text/vnd.graphviz'],
  json: ['.json', 'application/json'],
};

/** The buttons that save the tree, without its search, in the notations of other programs, and the tree as a list. */
export function TreeTextSection() {
  const session = useSessionStore();
  const words = useWords('editing');
  const state = session.getState();
  const { tree } = filedTree(state);
  const why = whyNotWritten(tree);
  const save = async (notation: WrittenNotation) => {
    const [ending, mediaType] = FILES[notation];
    const { writeTreeInParts } = await import('../../notation/notations/write.ts');
    await saveInSlices(fileNameOf(pictureTitle(state), ending), writeTreeInParts(tree, notation), mediaType);
  };
  return (
    <>
      <section>
        <h3>{words.treeTextHeading}</h3>
        {why !== null && <p className="hint">{words.treeNotWritten[why]}</p>}
        {why === null && (
          <div className="row">
            {WRITTEN_NOTATIONS.map((notation) => (
              <Button
                key={notation}
                text={words.treeText[notation]}
                onClick={() => attempt(session, () => save(notation))}
              />
            ))}
          </div>
        )}
      </section>
      {why === null && <NestedListSection tree={tree} />}
    </>
  );
}
