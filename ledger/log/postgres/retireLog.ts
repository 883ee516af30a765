import { randomUUID } from 'node:crypto'
import type { ClientBase } from 'pg'
import { takeOver } from './statements.ts'

/**
 * Closes the log in this database for appends, within the caller's transaction, and answers the position of its newest
 * event. A process that still appends gets an error; `migrateLog` opens the log again.
 */
export const retireLog = async (owner: ClientBase): Promise<number> => {
  const { position } = await takeOver(owner, randomUUID())
  await owner.query('delete from log.writer')
  // Connections of the log read big integers as numbers, others as texts.
  return Number(position)
}
