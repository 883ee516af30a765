import { globSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { API, SignatureKind, type Symbol as SourceSymbol, type Type } from 'typescript/unstable/sync'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** What the compiler knows and a running program does not: comments, and the rejections of a rule. */
export type SourceTypes = {
  /** The comment above an export, on one line; empty where there is none. */
  readonly commentOf: (name: string) => string
  /** The comments above the fields of an event, by field. */
  readonly eventFieldComments: (event: string) => ReadonlyMap<string, string>
  /** The comments above the columns of a table, by column. */
  readonly columnComments: (table: string) => ReadonlyMap<string, string>
  /** The codes that a rule may reject its command with, sorted. */
  readonly rejectionsOf: (rule: string) => readonly string[]
}

/** Reads the exports of the files that a pattern matches, in a compiler of its own that `use` may ask. */
export const withSourceTypes = <Result>(pattern: string, use: (types: SourceTypes) => Result): Result => {
  const api = new API({ cwd: root })
  try {
    return use(readTypes(api, globSync(pattern, { cwd: root }).toSorted()))
  } finally {
    api.close()
  }
}

const readTypes = (api: API, paths: readonly string[]): SourceTypes => {
  const [project] = api.updateSnapshot({ openProjects: [join(root, 'tsconfig.json')] }).getProjects()
  if (!project) throw new Error('The compiler did not open tsconfig.json.')
  const { checker, program } = project

  const exports = new Map<string, SourceSymbol>()
  for (const path of paths.filter(path => !path.endsWith('.spec.ts'))) {
    const file = program.getSourceFile(join(root, path))
    const module = file && checker.getSymbolAtLocation(file)
    for (const symbol of module ? checker.getExportsOfModule(module) : [])
      if (!exports.has(symbol.name)) exports.set(symbol.name, symbol)
  }

  const exported = (name: string): SourceSymbol => {
    const symbol = exports.get(name)
    if (!symbol) throw new Error(`No file exports ${name}.`)
    return symbol
  }
  const typeOf = (symbol: SourceSymbol | undefined): Type => {
    const type = symbol && checker.getTypeOfSymbol(symbol)
    if (!type) throw new Error(`The compiler knows no type of ${symbol?.name ?? 'a property'}.`)
    return type
  }
  const propertyOf = (type: Type, name: string): Type => typeOf(checker.getPropertyOfType(type, name))
  const signatureOf = (type: Type) => {
    const [signature] = checker.getSignaturesOfType(type, SignatureKind.Call)
    if (!signature) throw new Error(`${checker.typeToString(type)} is no function.`)
    return signature
  }
  const resultOf = (type: Type): Type => {
    const result = checker.getReturnTypeOfSignature(signatureOf(type))
    if (!result) throw new Error(`${checker.typeToString(type)} has no result.`)
    return result
  }
  const comment = (symbol: SourceSymbol): string =>
    checker.getDocumentationCommentOfSymbol(symbol).replaceAll(/\s+/g, ' ').trim()
  const commentsOf = (type: Type): ReadonlyMap<string, string> =>
    new Map(checker.getPropertiesOfType(type).map(property => [property.name, comment(property)]))

  return {
    commentOf: name => comment(exported(name)),
    eventFieldComments: event =>
      commentsOf(propertyOf(resultOf(propertyOf(typeOf(exported(event)), 'parse')), 'data')),
    columnComments: table => {
      const row = checker.getParameterType(signatureOf(propertyOf(typeOf(exported(table)), 'insert')), 0)
      return row ? commentsOf(row) : new Map()
    },
    rejectionsOf: rule =>
      membersOf(resultOf(typeOf(exported(rule))))
        .flatMap(outcome => checker.getPropertyOfType(outcome, 'rejection') ?? [])
        .flatMap(rejection => membersOf(typeOf(rejection)))
        .flatMap(rejection => membersOf(propertyOf(rejection, 'code')))
        .flatMap(code => (code.isStringLiteralType() ? [code.value] : []))
        .toSorted(),
  }
}

/** The members of a union; any other type by itself, and nothing of `never`. */
const membersOf = (type: Type): readonly Type[] => {
  if (type.isUnionType()) return type.getTypes() ?? []
  return type.isIntrinsicType() ? [] : [type]
}
