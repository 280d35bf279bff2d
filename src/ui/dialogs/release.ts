/** The version of the program, equal to the one in package.json. */
export const RELEASE = '0.1.0';
