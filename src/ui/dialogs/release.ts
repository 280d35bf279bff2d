/** The release of the program, as its package has it. */
export const RELEASE = '0.1.0';
