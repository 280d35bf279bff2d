/**
 * A lesson is a list of moments, each the address of a figure with a note or a question. This folder defines the type
 * of lessons and their file format.
 */
export {};
