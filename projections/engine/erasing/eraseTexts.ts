import { inTransaction } from '@laurel/ledger/database/transaction.ts'
import { streamPrefixesOf } from '@laurel/ledger/handling/streams.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { EventLog } from '@laurel/ledger/log/port.ts'
import { parseRecorded } from '@laurel/ledger/vault/parseRecorded.ts'
import { personalStreams } from '@laurel/ledger/vault/personalEvents.ts'
import type { Pool } from 'pg'
import { members } from '../../people/members/tables.ts'
import type { ReadModel } from '../tables/readModel.ts'
import { eraseBatch } from './eraseRows.ts'
import { personalColumnsOf } from './personalValues.ts'

export type TextErasure = {
  readonly teamId: TeamId
  /** Where the slice before ended. */
  readonly after: number
  /** How many events one slice reads. */
  readonly eventsMax: number
}

/**
 * Gives the free texts in a team's rows the values that the log has for them now, which are placeholders where the key of
 * their month is destroyed. Reads the events in order, a slice at a time, because a later event can write the same row
 * again. Answers where the next slice begins; undefined at the end.
 */
export const eraseTexts = async (
  pool: Pool,
  log: Pick<EventLog, 'readAll'>,
  readModels: readonly ReadModel[],
  { teamId, after, eventsMax }: TextErasure,
): Promise<number | undefined> => {
  const filter = {
    streamPrefixes: streamPrefixesOf(
      teamId,
      personalStreams.map(({ prefix }) => prefix),
    ),
  }
  const withTexts = readModels.filter(showsFreeText)
  let read = 0
  for await (const batch of log.readAll(after, filter)) {
    const events = batch.map(parseRecorded)
    await inTransaction(pool, client => eraseBatch(client, withTexts, events))
    read += events.length
    const last = batch.at(-1)
    if (last && read >= eventsMax) return last.position
  }
  return undefined
}

/** Profiles are personal, too, but hold no free text. */
const showsFreeText = ({ tables }: ReadModel): boolean =>
  tables.some(table => table !== members && personalColumnsOf(table).length > 0)
