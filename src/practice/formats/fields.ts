/** The names of the fields of an answer that has several fields. */
export type FieldName = 'depth' | 'value' | 'move';

/**
 * The content of a field: a number, a node by its id, or 'none' when the student states that there is no such
 * value.
 */
export type FieldValue = number | 'none';

/** The contents of an answer's fields. A field that the map omits was left blank. */
export type FieldValues = ReadonlyMap<FieldName, FieldValue>;
