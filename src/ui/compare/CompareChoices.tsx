import { compare, contrastsFor } from '../../session/comparing.ts';
import { printContrast } from '../../session/contrast.ts';
import { MenuRow } from '../kit/Menu.tsx';
import { useSession, useSessionStore, useWords } from '../page/useSession.ts';
import { TreePicker } from './TreePicker.tsx';
import { useNaming } from './useSides.ts';

/** The list of what the shown figure may stand beside, each named by the pair. */
export function CompareChoices() {
  const session = useSessionStore();
  const { compareSearches } = useWords('compare');
  const naming = useNaming();
  const subject = useSession((state) => state.subject);
  const algorithm = useSession((state) => state.algorithm);
  const rules = useSession((state) => state.rules);
  const notation = useSession((state) => state.notation);
  const limits = useSession((state) => state.limits);
  const figure = { subject, algorithm, rules, notation, ...(limits && { limits }) };
  return (
    <>
      {contrastsFor(figure).map((contrast) => {
        const { leading, other } = naming(figure, contrast);
        return (
          <MenuRow
            key={printContrast(contrast)}
            text={compareSearches(leading, other)}
            act={() => compare(session, undefined, contrast)}
          />
        );
      })}
      <TreePicker />
    </>
  );
}
