/** The two prints that turn a program's output into a log, in each language for which there is a helper. */

interface Prints {
  readonly label: string;
  /** the line at the beginning of the function, and the line before it returns */
  readonly call: string;
  readonly back: string;
  /** the name of the file with the helper, in the folder `helpers` beside the page */
  readonly helper: string;
}

export const PRINTS = {
  python: {
    label: 'Python',
    call: 'print(">", state, "max", alpha, beta)',
    back: 'print("<", v)',
    helper: 'plyscope_log.py',
  },
  java: {
    label: 'Java',
    call: 'System.out.println("> " + state + " max " + alpha + " " + beta);',
    back: 'System.out.println("< " + v);',
    helper: 'PlyscopeLog.java',
  },
  cpp: {
    label: 'C++',
    call: 'std::cout << "> " << state << " max " << alpha << " " << beta << "\\n";',
    back: 'std::cout << "< " << v << "\\n";',
    helper: 'plyscope_log.hpp',
  },
  javascript: {
    label: 'JavaScript',
    call: 'console.log(">", state, "max", alpha, beta);',
    back: 'console.log("<", v);',
    helper: 'plyscopeLog.js',
  },
} as const satisfies Readonly<Record<string, Prints>>;

export type PrintsLanguage = keyof typeof PRINTS;
export const PRINTS_LANGUAGES = Object.keys(PRINTS) as readonly PrintsLanguage[];
