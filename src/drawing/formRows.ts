/** Which form the trees of a family of searches have. Those that come later than the first picture are added when they load. */
import type { Family } from '../core/index.ts';
import type { DrawnForm } from './form.ts';

const FORMS = new Map<Family, DrawnForm>();

export function addForm(family: Family, form: DrawnForm): void {
  FORMS.set(family, form);
}

/** Returns the form of the trees of a family; null when they are drawn as any tree is. */
export function formOf(family: Family): DrawnForm | null {
  return FORMS.get(family) ?? null;
}
