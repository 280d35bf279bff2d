/** Enlarges typed arrays that are full, to at least twice their length. */
export const FIRST_ROOM = 256;

export function enlarged<Column extends Uint8Array | Int32Array | Float64Array>(
  column: Column,
  room: number,
): Column {
  const larger = new (column.constructor as new (length: number) => Column)(
    Math.max(room, 2 * column.length),
  );
  larger.set(column);
  return larger;
}
