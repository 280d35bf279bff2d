import { type ESTree, parseSync, Visitor } from 'vite';
import type { SourceFile } from './sourceFiles.ts';

/**
 * Which of the given global names a file reads. "Math.random" asks for that property. A name the file
 * binds itself anywhere, as a variable, parameter or import, is its own: `window` may be a search window.
 */
export function globalsIn({ path, text }: SourceFile, names: ReadonlySet<string>): readonly string[] {
  const found = new Set<string>();
  const own = new Set<string>();
  const properties = new Set<ESTree.Node>();
  const bind = (pattern: unknown): void => {
    for (const name of namesIn(pattern)) own.add(name);
  };
  const property = (node: { readonly key: ESTree.Node; readonly computed: boolean }): void => {
    if (!node.computed) properties.add(node.key);
  };
  const parameters = (node: { readonly params: readonly unknown[] }): void => node.params.forEach(bind);
  const visitor = new Visitor({
    VariableDeclarator: ({ id }) => bind(id),
    FunctionDeclaration: (node) => {
      bind(node.id);
      parameters(node);
    },
    FunctionExpression: parameters,
    ArrowFunctionExpression: parameters,
    TSFunctionType: parameters,
    TSMethodSignature: (node) => {
      property(node);
      parameters(node);
    },
    ClassDeclaration: ({ id }) => bind(id),
    CatchClause: ({ param }) => bind(param),
    ImportSpecifier: ({ local }) => bind(local),
    Property: (node) => {
      if (!node.shorthand) property(node);
    },
    MethodDefinition: property,
    PropertyDefinition: property,
    TSPropertySignature: property,
    MemberExpression: (node) => {
      if (node.computed) return;
      properties.add(node.property);
      const { object } = node;
      const name = object.type === 'Identifier' ? `${object.name}.${node.property.name}` : '';
      if (names.has(name)) found.add(name);
    },
    Identifier: (node) => {
      if (names.has(node.name) && !properties.has(node)) found.add(node.name);
    },
  });
  visitor.visit(parseSync(path, text).program);
  return [...found].filter((name) => !own.has(name));
}

/** The names a binding pattern introduces: `{ a: [b], ...c }` introduces b and c. */
function namesIn(pattern: unknown): readonly string[] {
  if (pattern === null || typeof pattern !== 'object') return [];
  const node = pattern as ESTree.BindingPattern | ESTree.BindingRestElement | ESTree.TSParameterProperty;
  switch (node.type) {
    case 'Identifier':
      return [node.name];
    case 'AssignmentPattern':
      return namesIn(node.left);
    case 'RestElement':
      return namesIn(node.argument);
    case 'ArrayPattern':
      return node.elements.flatMap(namesIn);
    case 'ObjectPattern':
      return node.properties.flatMap((entry) => namesIn(entry.type === 'Property' ? entry.value : entry));
    case 'TSParameterProperty':
      return namesIn(node.parameter);
    default:
      return [];
  }
}
