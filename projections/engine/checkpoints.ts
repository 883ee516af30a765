import { beforeFirst } from '@laurel/ledger/log/port.ts'
import { z } from 'zod'
import { arrayLiteral } from './postgres/arrayLiteral.ts'
import { heldSetting } from './postgres/heldCheckpoints.ts'
import type { Statement } from './postgres/tableStatements.ts'
import { prepared, type Queryable } from './queryable.ts'
import { readRows } from './querying/rows.ts'

/**
 * The position of a read model. `generation` grows when another copy replaces it, so that no writer uses rows cached
 * from the former copy.
 */
export const Checkpoint = z.object({
  name: z.string(),
  version: z.number(),
  generation: z.number(),
  position: z.coerce.number(),
})
export type Checkpoint = z.infer<typeof Checkpoint>

const columns = 'name, version, generation, position'

/** Makes the table of checkpoints where it is missing. */
export const createCheckpoints = async (database: Queryable): Promise<void> => {
  await database.query(`create schema if not exists projections`)
  await database.query(`create table if not exists projections.checkpoints (
    name text primary key, version integer not null, generation integer not null, position bigint not null)`)
}

export const readCheckpoints = (database: Queryable): Promise<Checkpoint[]> =>
  readRows(database, Checkpoint, `select ${columns} from projections.checkpoints order by name`, [])

/** The checkpoints of some read models. */
export const checkpointsOf = async (
  database: Queryable,
  readModels: readonly { readonly name: string }[],
): Promise<Checkpoint[]> => {
  const known = await readCheckpoints(database)
  return known.filter(({ name }) => readModels.some(readModel => readModel.name === name))
}

/** The position of the read model that is furthest behind; before the first event if there is none. */
export const leastPosition = (checkpoints: readonly Checkpoint[]): number =>
  checkpoints.length === 0 ? beforeFirst : Math.min(...checkpoints.map(({ position }) => position))

const ask = prepared(`select ${columns} from projections.checkpoints where name = any($1)`)

/** The query for checkpoints, to be sent with others. */
export const askCheckpoints = (names: readonly string[]): Statement => ({
  prepared: ask,
  values: [arrayLiteral('text', names)],
  isQuestion: true,
})

const lock = prepared(
  `select ${columns} from projections.checkpoints where name = any($1) order by name for update`,
)
const move = prepared('update projections.checkpoints set position = $2 where name = any($1)')

/** Locks checkpoints until the transaction ends: only the holder of a lock moves the read model. */
export const lockCheckpoints = (database: Queryable, names: readonly string[]): Promise<Checkpoint[]> =>
  readRows(database, Checkpoint, lock, [names])

export const moveCheckpoints = async (
  database: Queryable,
  names: readonly string[],
  position: number,
): Promise<void> => {
  await database.query(move, [names, position])
}

/** Makes writers drop the rows that they cached from a copy. */
export const invalidateCachedRows = async (database: Queryable, names: readonly string[]): Promise<void> => {
  await database.query(
    'update projections.checkpoints set generation = generation + 1 where name = any($1)',
    [names],
  )
}

// Taken in the order of names, so that two workers wait for each other instead of blocking one another.
const advance = prepared(`
  with held as (
    select c.name from projections.checkpoints c
    join unnest($1::text[], $2::integer[], $3::integer[], $4::bigint[]) as e (name, version, generation, position)
      using (name, version, generation, position)
    order by name for update of c
  ), verdict as (
    select count(*) = cardinality($1) as "areHeld" from held
  ), moved as (
    update projections.checkpoints c set position = $5 from held, verdict
    where c.name = held.name and verdict."areHeld"
  )
  select "areHeld", set_config('${heldSetting}', "areHeld"::text, true),
    case when "areHeld" then pg_notify($6, $7) end
  from verdict`)

/**
 * Holds checkpoints until the transaction ends and moves them to a position, with a notice, provided that all of them
 * are as expected; otherwise moves nothing. Answers `areHeld`, which statements behind it can look at, too.
 */
export const advanceCheckpoints = (
  expected: readonly Checkpoint[],
  position: number,
  notice: Readonly<Record<'channel' | 'text', string>>,
): Statement => ({
  prepared: advance,
  values: [
    arrayLiteral(
      'text',
      expected.map(({ name }) => name),
    ),
    arrayLiteral(
      'bigint',
      expected.map(({ version }) => version),
    ),
    arrayLiteral(
      'bigint',
      expected.map(({ generation }) => generation),
    ),
    arrayLiteral(
      'bigint',
      expected.map(checkpoint => checkpoint.position),
    ),
    String(position),
    notice.channel,
    notice.text,
  ],
  isQuestion: true,
})

/** Marks every read model as outdated, so that the next start builds it again: the log moved, and with it its positions. */
export const outdateCheckpoints = async (database: Queryable): Promise<void> => {
  // The role that serves creates the table; without it there is no read model yet.
  const { rows } = await database.query("select where to_regclass('projections.checkpoints') is not null")
  if (rows.length === 0) return
  await database.query('update projections.checkpoints set version = 0, position = $1', [beforeFirst])
}

/** Enters a read model that begins to serve, or the copy that takes over from the one before. */
export const putCheckpoint = async (
  database: Queryable,
  { name, version, position }: Omit<Checkpoint, 'generation'>,
): Promise<void> => {
  await database.query(
    `insert into projections.checkpoints as c (name, version, generation, position) values ($1, $2, 1, $3)
     on conflict (name) do update
     set version = excluded.version, generation = c.generation + 1, position = excluded.position`,
    [name, version, position],
  )
}
