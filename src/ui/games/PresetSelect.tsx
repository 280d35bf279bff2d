import { type Preset, presetCalled, presetWith } from '../../games/entry.ts';
import { LabelledSelect } from '../kit/Select.tsx';
import { useSession, useWords } from '../page/useSession.ts';

/** The option of the list that stands for weights without a name. */
const OWN = '';

/** A drop-down list of the weights of EVAL that have names; absent when there are none. */
export function PresetSelect(props: {
  presets: readonly Preset[];
  weights: readonly number[];
  choose: (weights: readonly number[]) => void;
  className?: string;
}) {
  const { presets, weights, choose, className } = props;
  const words = useWords('game');
  const code = useSession((state) => state.language.code);
  if (presets.length === 0) return null;
  const chosen = presetWith({ presets }, weights);
  const titles = new Map(presets.map(({ name, title }) => [name, title[code]]));
  return (
    <LabelledSelect
      className={className}
      label={words.judge}
      options={[...titles.keys(), ...(chosen === undefined ? [OWN] : [])]}
      chosen={chosen?.name ?? OWN}
      text={(name) => titles.get(name) ?? words.ownWeights}
      choose={(name) => {
        const preset = presetCalled({ presets }, name);
        if (preset !== undefined) choose(preset.weights);
      }}
    />
  );
}
