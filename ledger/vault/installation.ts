import type { Pool } from 'pg'
import { z } from 'zod'

/** The stores that can hold the log of an installation. */
export const LogStore = z.enum(['postgres', 'eventstore'])
export type LogStore = z.infer<typeof LogStore>

export type Installation = {
  readonly id: string
  /** The store that holds the log; null until the first start. */
  readonly log: LogStore | null
}

const Row = z.object({ id: z.uuid(), log: LogStore.nullable() })

/** Reads the installation's id and the store that holds its log. */
export const readInstallation = async (database: Pick<Pool, 'query'>): Promise<Installation> => {
  const { rows } = await database.query('select id, log from vault.installation')
  return Row.parse(rows[0])
}

/** Gives an installation another id: a copy of an installation must not take the other's log for its own. */
export const renameInstallation = async (database: Pick<Pool, 'query'>, id: string): Promise<void> => {
  await database.query('update vault.installation set id = $1', [id])
}

/** Records the store that holds the log, whichever one held it before. */
export const recordLogStore = async (database: Pick<Pool, 'query'>, store: LogStore): Promise<void> => {
  await database.query('update vault.installation set log = $1', [store])
}

/** Records the store at the first start; a store that is recorded stays. */
export const recordFirstLogStore = async (database: Pick<Pool, 'query'>, store: LogStore): Promise<void> => {
  await database.query('update vault.installation set log = $1 where log is null', [store])
}
