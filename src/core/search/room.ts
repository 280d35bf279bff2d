/**
 * Makes room in columns of numbers, which double when they are full; the positions are garbage enough for the
 * collector.
 */
export const FIRST_ROOM = 256;

export function enlarged<Column extends Uint8Array | Int32Array>(column: Column, room: number): Column {
  const larger = new (column.constructor as new (length: number) => Column)(
    Math.max(room, 2 * column.length),
  );
  larger.set(column);
  return larger;
}
