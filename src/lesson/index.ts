/**
 * A lesson: moments in an order, each the address of a figure with a note or a question. This folder defines the type
 * and its file format.
 */
export {};
