import { execFile } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startDatabase } from '@laurel/api/server/embeddedDatabase/startDatabase.ts'

import { createTemporaryHome } from '../../database/temporaryHome.ts'
import { createDatabase } from '../createDatabase.ts'
import type { Place } from './prepareCompanies.ts'

export type OpenedPlace = {
  readonly place: Place
  /** Another empty database in the same PostgreSQL, with a data folder of its own. */
  readonly another: (name: string) => Promise<Place>
  readonly stop: () => Promise<void>
}

export type PlaceOptions = {
  /** A folder with filled companies, of which a copy is measured. */
  readonly from?: string | undefined
  /** A folder that does not exist yet, which receives the filled companies. */
  readonly keep?: string | undefined
}

/** Fills the folder for `--keep`, and opens a data folder with a PostgreSQL of its own for the measurement. */
export const openPlace = async (
  { from, keep }: PlaceOptions,
  fill: (place: Place) => Promise<void>,
): Promise<OpenedPlace> => {
  if (keep !== undefined) await fillFolder(keep, fill)
  const source = from ?? keep
  if (source !== undefined && !existsSync(join(source, 'database')))
    throw new Error(`${source} has no filled companies. Fill it with --keep ${source}.`)
  const home = createTemporaryHome('scale-')
  if (source !== undefined) await copyFolder(source, home)
  const database = await startDatabase({ home, settings })
  return {
    place: { home, databaseUrl: database.url },
    another: async name => {
      const folder = join(home, name)
      mkdirSync(folder)
      return { home: folder, databaseUrl: await createDatabase(database.url, name) }
    },
    stop: async () => {
      await database.stop()
      rmSync(home, { recursive: true, force: true })
    },
  }
}

const settings = { max_connections: '200' }

const fillFolder = async (folder: string, fill: (place: Place) => Promise<void>): Promise<void> => {
  if (existsSync(folder))
    throw new Error(`${folder} exists already. Reuse it with --from, or name a new folder.`)
  mkdirSync(folder, { recursive: true })
  // The account of the PostgreSQL server must be able to enter it.
  chmodSync(folder, 0o755)
  const database = await startDatabase({ home: folder, settings })
  try {
    await fill({ home: folder, databaseUrl: database.url })
  } finally {
    await database.stop()
  }
}

const run = promisify(execFile)

/** `cp -a` keeps the owner of the data, which Node's own copy does not. */
const copyFolder = async (from: string, to: string): Promise<void> => {
  await run('cp', ['-a', `${from}/.`, to])
  chmodSync(to, 0o755)
}
