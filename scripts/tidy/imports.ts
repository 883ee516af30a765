import { posix } from 'node:path'
import { importsOf, type SourceFile } from './sourceFiles.ts'

const packages: Record<string, string> = {
  '@laurel/ledger': 'ledger',
  '@laurel/projections': 'projections',
  '@laurel/contract': 'api/contract',
  '@laurel/api': 'api',
  '@laurel/scripts': 'scripts',
}

/** The path in the project that an import leads to; undefined for libraries. */
const targetOf = (file: SourceFile, specifier: string): string | undefined => {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file.path), specifier)
  const name = Object.keys(packages).find(each => specifier.startsWith(`${each}/`))
  return name === undefined ? undefined : `${packages[name]}${specifier.slice(name.length)}`
}

/** The files of the project that a file imports, types included. */
export const projectImportsOf = (file: SourceFile): readonly string[] =>
  importsOf(file).flatMap(specifier => targetOf(file, specifier) ?? [])
