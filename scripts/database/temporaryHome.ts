import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const temporaryHomePrefix = 'laurel-test-'

/**
 * Creates a data folder for one run, named after the process so that a later run can clean up after a killed one. When
 * root starts the database, it runs as another user, which must be able to reach its data in this folder. Otherwise the
 * data would go to a system folder that is never cleaned up.
 */
export const createTemporaryHome = (name = ''): string => {
  const home = mkdtempSync(join(tmpdir(), `${temporaryHomePrefix}${process.pid}-${name}`))
  chmodSync(home, 0o755)
  return home
}
