import { beforeFirst } from '@laurel/ledger/log/port.ts'
import type { ClientBase } from 'pg'
import { z } from 'zod'

type Place = {
  readonly table: string
  /**
   * What to do with a position after the end of the log, which a restored log can leave behind. `start` makes its reader
   * begin again, `end` makes it wait for new events.
   */
  readonly behindEnd: 'start' | 'end'
}

/** Every table outside the log and the read models with a column `position`. */
export const storedPositions: readonly Place[] = [
  // Processes may read an event again: their commands have derived ids.
  { table: 'worker.checkpoint', behindEnd: 'start' },
  // The rows of old texts can be looked at again.
  { table: 'worker.text_erasures', behindEnd: 'start' },
  { table: 'slack.checkpoints', behindEnd: 'end' },
  { table: 'slack.announcements', behindEnd: 'end' },
  { table: 'developers.webhooks', behindEnd: 'end' },
  { table: 'developers.deliveries', behindEnd: 'end' },
]

/** All positions of the log that are stored beside it. */
export const readStoredPositions = async (database: ClientBase): Promise<ReadonlySet<number>> => {
  const positions = new Set<number>()
  for (const place of await placesIn(database))
    for (const position of await positionsAt(database, place)) positions.add(position)
  return positions
}

export type Translation = {
  /** The other log's position for each stored position; none for a position after the end of the log. */
  readonly translated: ReadonlyMap<number, number>
  /** The position of the newest event in the other log. */
  readonly end: number
}

/** Replaces every stored position with that of the same event in another log. */
export const translateStoredPositions = async (
  database: ClientBase,
  { translated, end }: Translation,
): Promise<void> => {
  for (const place of await placesIn(database)) {
    const behindEnd = place.behindEnd === 'start' ? beforeFirst : end
    const former = await positionsAt(database, place)
    // One statement, because the new position of one row may be the former position of another.
    await database.query(
      `update ${place.table} stored set position = translated.position
       from unnest($1::bigint[], $2::bigint[]) as translated (former, position)
       where stored.position = translated.former`,
      [former, former.map(position => translated.get(position) ?? behindEnd)],
    )
  }
}

const Positions = z.array(z.object({ position: z.coerce.number() }))

const positionsAt = async (database: ClientBase, { table }: Place): Promise<readonly number[]> => {
  const { rows } = await database.query(`select distinct position from ${table} where position is not null`)
  return Positions.parse(rows).map(({ position }) => position)
}

const placesIn = async (database: ClientBase): Promise<readonly Place[]> => {
  const places: Place[] = []
  for (const place of storedPositions) {
    const { rowCount } = await database.query('select from pg_class where oid = to_regclass($1)', [
      place.table,
    ])
    if (rowCount === 1) places.push(place)
  }
  return places
}
