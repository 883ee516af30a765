import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

export type SourceFile = { readonly path: string; readonly text: string }

/** The files of the project as git keeps them, by their path from its top. */
export const filesMatching = (...patterns: readonly string[]): readonly SourceFile[] =>
  execFileSync('git', ['ls-files', '-z', ...patterns], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
    .split('\0')
    .filter(path => path !== '')
    .flatMap(path => {
      try {
        return [{ path, text: readFileSync(join(root, path), 'utf8') }]
      } catch {
        // Listed by git, yet removed from the folder and not committed so far.
        return []
      }
    })

/** Every place a file imports from, as it is written. */
export const importsOf = ({ text }: SourceFile): readonly string[] =>
  [
    ...text.matchAll(
      /(?:^|\n)\s*(?:import|export)[^'";]*?from\s+'([^']+)'|import\('([^']+)'\)|(?:^|\n)import\s+'([^']+)'/g,
    ),
  ].flatMap(([, from, dynamic, bare]) => [from ?? dynamic ?? bare ?? ''])
