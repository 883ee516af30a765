import type { KnownEnd } from '@laurel/ledger/audit/knownEnds.ts'
import { Client } from 'pg'
import { z } from 'zod'
import { knownBackups } from '../../backup/knownBackups.ts'
import { storedPositions } from '../../copyLog/storedPositions.ts'

const Reader = z.object({ name: z.string(), position: z.coerce.number() })

/** The readers of the log with a position in the database: read models, the worker, and the connection to Slack. */
export const knownReaders = async (databaseUrl: string): Promise<readonly KnownEnd[]> => {
  const client = new Client({ connectionString: databaseUrl, application_name: 'laurel audit' })
  await client.connect()
  const positionsIn = async (table: string, question: string): Promise<z.infer<typeof Reader>[]> => {
    const { rowCount } = await client.query('select where to_regclass($1) is not null', [table])
    return rowCount === 0 ? [] : z.array(Reader).parse((await client.query(question)).rows)
  }
  try {
    const readModels = await positionsIn(
      'projections.checkpoints',
      `select string_agg(name, ', ' order by name) as name, position from projections.checkpoints group by position`,
    )
    const ends = readModels.map(({ name, position }) => endAt(`The read models ${name}`, position))
    for (const { table } of storedPositions) {
      const [newest] = await positionsIn(
        table,
        `select '${table}' as name, max(position) as position from ${table} having count(*) > 0`,
      )
      if (newest) ends.push(endAt(`The readers in ${newest.name}`, newest.position))
    }
    return ends
  } finally {
    await client.end()
  }
}

const endAt = (source: string, position: number): KnownEnd => ({ source, kind: 'position', position })

export const backupEnds = async (home: string): Promise<readonly KnownEnd[]> =>
  (await knownBackups(home)).map(({ takenAt, events, order }) => ({
    source: `The backup of ${takenAt}`,
    kind: 'count',
    events,
    order,
  }))
