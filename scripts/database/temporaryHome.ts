import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const temporaryHomePrefix = 'laurel-test-'

/**
 * Makes a data folder for one run, named after the process so that a later run can end what a killed one left. As root
 * the database runs as another user, which has to reach its data in there; else they would be kept in a folder of the
 * system that nobody removes.
 */
export const createTemporaryHome = (name = ''): string => {
  const home = mkdtempSync(join(tmpdir(), `${temporaryHomePrefix}${process.pid}-${name}`))
  chmodSync(home, 0o755)
  return home
}
