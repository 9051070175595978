import { type ESTree, parseSync, Visitor } from 'vite';

/** Words that docs/style.md rules out, as patterns of whole words in lower case. */
const banned: readonly string[] = [
  'stands?',
  'stood',
  'standing',
  'tells?',
  'told',
  'telling',
  'anew',
  'reckon(s|ed|ing)?',
  'whoever',
  'hears?',
  'heard',
  'hearing',
  'somebody',
  'nobody',
  'everybody',
  'rooms?',
  'doors?',
  'seats?',
  'houses?',
  'guests?',
  'wish(es|ed)?',
  'sight',
  'unspeakable',
  'goodbyes?',
  'meanwhile',
  'behaviours?',
  'colours?',
  'labour',
  'neighbours?',
];

/** Spellings that the API fixes, so only prose is checked for them. */
const bannedInProse: readonly string[] = [...banned, 'cancelled', '(?:those|that) of'];

const inNames = new RegExp(`^(${banned.join('|')})$`);
const inProse = new RegExp(String.raw`\b(${bannedInProse.join('|')})\b`, 'gi');

/** Few files need to be parsed. */
const anyMention = new RegExp(String.raw`(${bannedInProse.join('|')})|[a-z]Of\b`, 'i');

/** Banned words in the comments of a TypeScript file and in the names it declares, in order; names as `name: word`. */
export function bannedWords(file: string, source: string): string[] {
  if (!anyMention.test(source)) return [];
  const { program, comments } = parseSync(file, source);
  const inComments = comments.flatMap(({ value }) => bannedInText(value));
  return [...inComments, ...declaredNames(program).flatMap(({ name, isFunction }) => bannedInName(name, isFunction))];
}

/** Banned words in prose. Quoted text and code may be a specification's. */
export function bannedInText(text: string): string[] {
  const own = text.replace(/```[\s\S]*?```|`[^`]*`|"[^"]*"|“[^”]*”/g, '');
  return [...own.matchAll(inProse)].map(([word]) => word.toLowerCase());
}

/**
 * Comments that start with a question word, and test titles that start with one, with "they", or as the rest of a
 * sentence that their `describe` begins. Titles of a table may be on the line that ends its rows.
 */
export function listClauseOpeners(source: string): string[] {
  const comments = source.matchAll(
    /(?:^|\s)(?:\/\*\*?|\/\/|\*|#) ?((?:What|Who|Whose|Whether|Which|Where|How|Why)\b.*)/gm,
  );
  const titles = source.matchAll(
    /^\s*(?:(?:it|test)\b.*|\](?: as const)?\))\(\s*((['"`])(?:they|what|who|whose|whether|which|where|how|why|of|or|to|when|that)\b.*?\2)/gim,
  );
  return [...comments, ...titles].map(([, found = '']) => found);
}

const inFileNames = new RegExp(
  `^(${[...banned, 'who', 'papers', 'asides', 'patience', 'pulse', 'waiting'].join('|')})$`,
);

/** Banned words in the name of a file. */
export function listFileWords(file: string): string[] {
  const [name = ''] = file.slice(file.lastIndexOf('/') + 1).split('.');
  const words = name.split(/(?=[A-Z])|[_-]/).map((word) => word.toLowerCase());
  return words.filter((word) => inFileNames.test(word));
}

function bannedInName(name: string, isFunction: boolean): string[] {
  const words = name.split(/(?=[A-Z])|_/).map((word) => word.toLowerCase());
  const found = words.filter((word) => inNames.test(word)).map((word) => `${name}: ${word}`);
  return isFunction && /[a-z]Of$/.test(name) ? [...found, `${name}: not a verb`] : found;
}

type Declared = { name: string; isFunction: boolean };

function declaredNames(program: ESTree.Program): Declared[] {
  const names: Declared[] = [];
  const add = (node: { name: string } | null | undefined, isFunction = false) => {
    if (node) names.push({ name: node.name, isFunction });
  };
  const addMember = ({ key }: { key: ESTree.PropertyKey }, isFunction: boolean) => {
    if (key.type === 'Identifier') add(key, isFunction);
  };
  const addParams = ({ params }: { params: readonly ESTree.ParamPattern[] }) => {
    for (const param of params) boundNames(param).forEach((name) => add({ name }));
  };
  new Visitor({
    FunctionDeclaration: (node) => {
      add(node.id, true);
      addParams(node);
    },
    ArrowFunctionExpression: addParams,
    VariableDeclarator: ({ id, init }) => {
      const isFunction = init?.type === 'ArrowFunctionExpression';
      boundNames(id).forEach((name) => add({ name }, isFunction));
    },
    TSTypeAliasDeclaration: ({ id }) => add(id),
    TSInterfaceDeclaration: ({ id }) => add(id),
    TSPropertySignature: (node) => addMember(node, node.typeAnnotation?.typeAnnotation.type === 'TSFunctionType'),
    TSMethodSignature: (node) => addMember(node, true),
  }).visit(program);
  return names;
}

/** Names a pattern introduces. `{ name }` only repeats a name that is declared elsewhere. */
function boundNames(pattern: ESTree.ParamPattern | ESTree.BindingPattern | ESTree.BindingRestElement): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'AssignmentPattern':
      return boundNames(pattern.left);
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) => (element ? boundNames(element) : []));
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) => {
        if (property.type === 'RestElement') return boundNames(property.argument);
        return property.shorthand ? [] : boundNames(property.value);
      });
    case 'RestElement':
      return boundNames(pattern.argument);
    default:
      return [];
  }
}
