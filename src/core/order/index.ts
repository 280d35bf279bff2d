/**
 * The order in which children are visited: by backed-up value, for the fewest leaves, and the minimal tree that any
 * alpha-beta search has to visit.
 */
export {};
