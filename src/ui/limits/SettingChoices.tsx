import type { SearchLimits } from '../../core/index.ts';
import { SEARCH_SETTINGS } from '../../core/search/searchSettings.ts';
import { Choices } from '../kit/Choices.tsx';

/** The limits of a search that have one of a few named values. */
type ChoiceName = {
  [Name in keyof SearchLimits]: SearchLimits[Name] extends string ? Name : never;
}[keyof SearchLimits];

const SHAPES: { readonly [Name in ChoiceName]: { readonly choices: readonly SearchLimits[Name][] } } =
  SEARCH_SETTINGS;

/** Radio buttons for one limit of the search, with the values that the table of settings gives it. */
export function SettingChoices<Name extends ChoiceName>(props: {
  name: Name;
  legend: string;
  /** the values that are offered; without it, all values */
  options?: readonly SearchLimits[Name][];
  text: Readonly<Record<SearchLimits[Name], string>>;
  note?: Readonly<Record<SearchLimits[Name], string>>;
  refusal?: (option: SearchLimits[Name]) => string | null;
  limits: SearchLimits;
  choose: (changed: Partial<SearchLimits>) => void;
}) {
  const { name, options, limits, choose, ...shown } = props;
  return (
    <Choices
      {...shown}
      name={name}
      options={options ?? SHAPES[name].choices}
      chosen={limits[name]}
      choose={(chosen) => choose({ [name]: chosen })}
    />
  );
}
