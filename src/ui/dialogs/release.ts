/** The release of the program, from its package file. */
export const RELEASE = '0.1.0';
