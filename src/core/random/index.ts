/**
 * Random numbers and random trees from seeds. The same seed gives the same tree in every later version of the program,
 * because links and exercises store the seed.
 */
export {};
