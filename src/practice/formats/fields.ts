/** What the fields of an answer hold that has several. */
export type FieldName = 'depth' | 'value' | 'move';

/** A number, or a node; or that there is none. */
export type FieldValue = number | 'none';

/** What is missing was left blank. */
export type FieldValues = ReadonlyMap<FieldName, FieldValue>;
