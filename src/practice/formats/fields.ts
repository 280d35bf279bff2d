/** The contents of the fields of an answer that has several. */
export type FieldName = 'depth' | 'value' | 'move';

/** A number, a node, or the statement that there is none. */
export type FieldValue = number | 'none';

/** A field that is missing was left blank. */
export type FieldValues = ReadonlyMap<FieldName, FieldValue>;
