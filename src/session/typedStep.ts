/** A step as readers type it: "1200", "1,200", "step 12" or "第 12 步". */
const STEP = /^(?:step\s*|第\s*)?(\d+|\d{1,3}(?:[,，]\d{3})+)(?:\s*步)?$/i;

/** Returns the step that a text names, which may be beyond the last one; null when it names none. */
export function typedStep(text: string): number | null {
  const digits = STEP.exec(text.trim())?.[1];
  return digits === undefined ? null : Number(digits.replace(/[,，]/g, ''));
}
