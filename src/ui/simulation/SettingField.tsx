import type { SearchLimits } from '../../core/index.ts';
import { readSearchSetting, wrongNumber } from '../../core/search/readSearchSetting.ts';
import { SEARCH_SETTINGS, type SimulationSettingName } from '../../core/search/searchSettings.ts';
import { Field } from '../kit/Field.tsx';
import { useWords } from '../page/useSession.ts';

export interface SettingFieldProps {
  readonly limits: SearchLimits;
  readonly choose: (changed: Partial<SearchLimits>) => void;
}

/** The settings of a simulation that are typed. */
type TypedName = Extract<SimulationSettingName, 'iterations' | 'seed' | 'playouts' | 'given' | 'priors'>;

/**
 * A field for a number or a list of numbers; an empty one stands for the usual value. Of several numbers the first that is
 * wrong is named.
 */
export function SettingField(
  props: SettingFieldProps & {
    readonly name: TypedName;
    readonly label: string;
    readonly problem: string;
    /** whether a value that can be read is refused all the same */
    readonly isRefused?: (changed: Partial<SearchLimits>) => boolean;
  },
) {
  const { limits, choose, name, label, problem, isRefused } = props;
  const words = useWords('simulation');
  const value = limits[name];
  const read = (text: string): Partial<SearchLimits> | null => {
    const next = readTyped(name, text);
    return next === undefined || isRefused?.({ [name]: next }) === true ? null : { [name]: next };
  };
  const problemOf = (text: string) => {
    if (read(text) !== null) return null;
    const wrong = wrongNumber(name, plainly(name, text));
    return wrong === null ? problem : words.wrongNumber(wrong.at, wrong.found, problem);
  };
  return (
    <Field
      label={label}
      value={String(value ?? '')}
      problem={problemOf}
      isBeginning={(text) => /[-−.,，、;；]\s*$/.test(text)}
      canonical={(text) => String(readTyped(name, text) ?? '')}
      change={(text) => {
        const next = read(text);
        if (next !== null) choose(next);
      }}
    />
  );
}

/** Returns the value that the typed text gives the setting; undefined when the setting cannot have that value. */
function readTyped(name: TypedName, text: string) {
  if (text.trim() === '' && SEARCH_SETTINGS[name].usual === null) return null;
  return readSearchSetting(name, plainly(name, text));
}

/** Returns a typed setting as addresses have it: numbers of a list may have commas or spaces between them. */
function plainly(name: TypedName, text: string): string {
  const isList = SEARCH_SETTINGS[name].kind === 'numbers';
  return isList ? text.trim().replace(/\s*[,，、;；]\s*|\s+/g, ',') : text.replace(/\s+/g, '');
}
