import { RULES, type RuleName, type SearchRules } from '../../core/search/searchSettings.ts';
import { ruleNamesOn } from '../../core/search/windowed.ts';
import type { PartKind, PartSearch } from '../../practice/index.ts';
import { searchesAsking, type ValuesThenCuts, valuesThenCuts } from '../../practice/searches.ts';
import { canPractise, canReverse, PRACTISED, reachOf, type Task } from '../../practice/task.ts';
import { Button } from '../kit/Button.tsx';
import { LabelledSelect } from '../kit/Select.tsx';
import { useWords } from '../page/useSession.ts';
import '../kit/Field.css';
import './PractisePage.css';

/** The choice of an exercise's algorithm, among those that can search its tree. */
export function AlgorithmField({ task, choose }: { task: Task; choose: (name: Task['algorithm']) => void }) {
  const page = useWords();
  const words = useWords('practice');
  return (
    <LabelledSelect
      className="field"
      label={words.algorithm}
      options={PRACTISED.filter((name) => canPractise(name, task.tree))}
      chosen={task.algorithm}
      text={page.algorithm}
      choose={choose}
    />
  );
}

/** The choice of the order in which children are visited, for searches of two sides in one pass. */
export function ChildrenField({
  task,
  choose,
}: {
  task: Task;
  choose: (children: Task['children']) => void;
}) {
  const words = useWords('practice');
  if (!canReverse(task, reachOf(task))) return null;
  return (
    <LabelledSelect
      className="field"
      label={words.childrenOrder}
      options={['given', 'reversed']}
      chosen={task.children ?? 'given'}
      text={words.childrenOrders}
      choose={(order) => choose(order === 'reversed' ? order : undefined)}
    />
  );
}

/** The choice that accepts both rules for equal values (cut on equality, or only beyond it). */
export const EITHER = 'either';

/**
 * Fields for the rules of the algorithm. `cutoffs` is present when both rules for equal values (cut or not)
 * may be accepted.
 */
export function RuleFields(props: {
  tree: Task['tree'];
  search: Pick<Task, 'algorithm' | 'rules'>;
  cutoffs?: { readonly chosen: typeof EITHER | undefined; readonly text: string };
  choose: (name: RuleName, choice: string) => void;
}) {
  const settings = useWords('settings');
  const words = useWords('practice');
  const { tree, search, cutoffs, choose } = props;
  const { rules } = search;
  return ruleNamesOn(tree, search.algorithm, false).map((name) => {
    // The rule about returned values has no field, because no question depends on it.
    if (name === 'value') return null;
    const hasEither = name === 'cutoff' && cutoffs !== undefined;
    return (
      <LabelledSelect<string>
        key={name}
        className="field"
        label={words.ruleOf[name]}
        options={hasEither ? [...RULES[name], EITHER] : RULES[name]}
        chosen={(hasEither ? cutoffs.chosen : undefined) ?? rules[name]}
        text={{ ...settings.rule[name], [EITHER]: cutoffs?.text ?? '' }}
        choose={(choice) => choose(name, choice)}
      />
    );
  });
}

/** The choice that stands for the search of the whole exercise. */
const AS_ABOVE = '';

/**
 * The fields for the search of one question, when there is a choice. The rules can be changed only when the
 * question has its own search.
 */
export function PartSearchFields(props: {
  kind: PartKind;
  task: Task;
  search: PartSearch | undefined;
  choose: (search: PartSearch | undefined) => void;
}) {
  const page = useWords();
  const words = useWords('practice');
  const { name } = useWords('practiceNames').format[props.kind];
  const { kind, task, search, choose } = props;
  const askable = searchesAsking(kind, task);
  const isAskedAbove = askable[0] === task.algorithm;
  if (search === undefined && askable.length < 2) return null;
  const own = search && { algorithm: search.algorithm, rules: search.rules ?? task.rules };
  const chooseRule = (rule: RuleName, choice: string) =>
    own && choose({ ...own, rules: { ...own.rules, [rule]: choice } as SearchRules });
  return (
    <div className="part-search stacked">
      <LabelledSelect<Task['algorithm'] | typeof AS_ABOVE>
        className="field"
        label={words.searchOf(name)}
        options={[...(isAskedAbove ? ([AS_ABOVE] as const) : []), ...askable]}
        chosen={search?.algorithm ?? AS_ABOVE}
        text={(option) => (option === AS_ABOVE ? words.asAbove : page.algorithm[option])}
        choose={(option) => choose(option === AS_ABOVE ? undefined : { algorithm: option })}
      />
      {own !== undefined && <RuleFields tree={task.tree} search={own} choose={chooseRule} />}
    </div>
  );
}

/**
 * A button that adds the usual exam question about two searches of a tree: the values by minimax, then what
 * alpha-beta cuts. Nothing for a tree that does not suit both.
 */
export function ValuesThenCutsButton(props: { task: Task; choose: (preset: ValuesThenCuts) => void }) {
  const page = useWords();
  const words = useWords('practice');
  const preset = valuesThenCuts(props.task);
  if (preset === null) return null;
  const { values, cuts } = preset;
  return (
    <Button
      className="two-searches"
      text={words.valuesThenCuts(page.algorithm[values], page.algorithm[cuts])}
      onClick={() => props.choose(preset)}
    />
  );
}
