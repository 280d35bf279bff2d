/** The font size on screen below which a text cannot be read, px. */
export const LEAST_READ = 8;
