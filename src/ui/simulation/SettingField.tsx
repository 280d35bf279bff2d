import type { SearchLimits } from '../../core/index.ts';
import { readSearchSetting } from '../../core/search/readSearchSetting.ts';
import { SEARCH_SETTINGS, type SimulationSettingName } from '../../core/search/searchSettings.ts';
import { Field } from '../kit/Field.tsx';

export interface SettingFieldProps {
  readonly limits: SearchLimits;
  readonly choose: (changed: Partial<SearchLimits>) => void;
}

/** The settings of a simulation that are typed. */
type TypedName = Extract<SimulationSettingName, 'iterations' | 'seed' | 'playouts' | 'given' | 'priors'>;

/** A field for a number or a list of numbers; an empty one stands for the usual value. */
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
  const value = limits[name];
  const read = (text: string): Partial<SearchLimits> | null => {
    const next = readTyped(name, text);
    return next === undefined || isRefused?.({ [name]: next }) === true ? null : { [name]: next };
  };
  return (
    <Field
      label={label}
      value={String(value ?? '')}
      problem={(text) => (read(text) === null ? problem : null)}
      isBeginning={(text) => /[-−.,，、;；]\s*$/.test(text)}
      canonical={(text) => String(readTyped(name, text) ?? '')}
      change={(text) => {
        const next = read(text);
        if (next !== null) choose(next);
      }}
    />
  );
}

/** Reads a typed setting; numbers of a list may have commas or spaces between them. Undefined when it is none. */
function readTyped(name: TypedName, text: string) {
  const row = SEARCH_SETTINGS[name];
  const typed = text.trim();
  if (typed === '' && row.usual === null) return null;
  return readSearchSetting(
    name,
    row.kind === 'numbers' ? typed.replace(/\s*[,，、;；]\s*|\s+/g, ',') : typed.replace(/\s+/g, ''),
  );
}
