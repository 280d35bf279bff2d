import { LIMITS } from '../../../core/tree/limits.ts';
import { type CsvFault, type CsvTable, readCsvBytes } from '../../../practice/class/csvTable.ts';
import { visibleText } from '../../../words/visibleText.ts';
import { FileFaultNote } from '../../files/FaultReport.tsx';
import type { UnreadFile } from '../../files/readFile.ts';
import { useClassWords } from './useClassWords.ts';

/** The files with tables, as a field for files takes them. */
export const TABLES = '.csv,text/csv';

/** Why a file is not read as a table; `name` is safe to display. */
export type TableFault =
  | UnreadFile
  | { readonly kind: 'csv'; readonly name: string; readonly fault: CsvFault };

type ReadTable =
  | { readonly ok: true; readonly table: CsvTable }
  | { readonly ok: false; readonly fault: TableFault };

/** Reads a file as a table in CSV. */
export async function readTable(file: File): Promise<ReadTable> {
  const name = visibleText(file.name);
  const { size } = file;
  if (size > LIMITS.fileBytes)
    return { ok: false, fault: { kind: 'too-large', name, bytes: size, most: LIMITS.fileBytes } };
  try {
    const read = readCsvBytes(new Uint8Array(await file.arrayBuffer()));
    return read.ok ? read : { ok: false, fault: { kind: 'csv', name, fault: read.fault } };
  } catch {
    return { ok: false, fault: { kind: 'unreadable', name } };
  }
}

/** The message about why a file is not read as a table. */
export function TableFaultNote({ fault }: { fault: TableFault }) {
  const words = useClassWords();
  if (fault.kind !== 'csv') return <FileFaultNote fault={fault} />;
  return <p className="problem">{words.csvFault(fault.name, fault.fault)}</p>;
}
