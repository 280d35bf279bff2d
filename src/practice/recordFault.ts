export type { Expected, Fault as RecordFault } from '../notation/fault.ts';
