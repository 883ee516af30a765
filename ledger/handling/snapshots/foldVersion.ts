import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ledgerFolder = join(import.meta.dirname, '..', '..')

const hashSources = (): string => {
  const hash = createHash('sha256')
  const files = globSync('**/*.ts', { cwd: ledgerFolder, exclude: ['**/node_modules/**', '**/*.spec.ts'] })
  for (const file of files.sort()) hash.update(`${file}\n`).update(readFileSync(join(ledgerFolder, file)))
  return hash.digest('hex').slice(0, 32)
}

let known: string | undefined

/**
 * The version of every fold: a hash of the sources of the ledger. A snapshot of other rules is therefore never read, and
 * no one has to remember to raise a number. After a change each long stream is folded once from its beginning.
 */
export const foldVersion = (): string => {
  known ??= hashSources()
  return known
}
