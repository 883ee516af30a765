import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { Client } from 'pg'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createLedger } from '../../handling/createLedger.ts'
import { genesisHash, sealEvent } from '../../log/chain.ts'
import { migrateLog } from '../../log/postgres/migrateLog.ts'
import { createPostgresLog } from '../../log/postgres/postgresLog.ts'
import { settle } from '../../processes/settle.ts'
import { accepted, createTestTeam } from '../../testing/testTeam.ts'
import { verifyLedger } from '../verifyLedger.ts'
import type { WrittenEvent } from './writtenEvent.ts'

const { url } = await createTestDatabase()
const owner = new Client({ connectionString: url })
await owner.connect()
afterAll(() => owner.end())

beforeEach(async () => {
  await owner.query('drop schema if exists log, migrations cascade')
  await migrateLog(url)
  const log = createPostgresLog({ url })
  const ledger = createLedger({ log })
  const team = await createTestTeam(ledger, { memberNames: ['Ann', 'Ben', 'Cleo'] })
  for (const key of ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'])
    await settle(ledger, accepted(await team.give('Ann', ['Ben', 'Cleo'], 5, { key })).events)
  await log.close()
  // What only a superuser can do: around every trigger, right and rule of the table.
  await owner.query(`alter table log.events disable trigger all;
    alter table log.events drop constraint one_event_per_id; drop index log.one_event_per_revision`)
})

/** What both ways of reading find; they must find the same, word for word. */
const verified = async () => {
  const log = createPostgresLog({ url })
  try {
    const inThread = await verifyLedger(log, { postgresUrl: url })
    const here = await verifyLedger(log, { hasContiguousPositions: true })
    expect(facts(inThread)).toEqual(facts(here))
    return inThread
  } finally {
    await log.close()
  }
}

const facts = ({ books, ...rest }: Awaited<ReturnType<typeof verifyLedger>>) => ({
  ...rest,
  balances: [...books.balances()],
})

const second = `(select position from log.events where type = 'ShoutoutGiven' order by position offset 1 limit 1)`

/** Tamperings of the second shoutout, with what is found first. */
const tamperings: readonly (readonly [string, string, string])[] = [
  ['other points', `set data = replace(data::text, ':5', ':6')::json`, 'tamper-evident'],
  ['a key more', `set data = ('{"a":1,' || substr(data::text, 2))::json`, 'tamper-evident'],
  ['no data', `set data = '{}'`, 'tamper-evident'],
  ['data that is no object', `set data = '5'`, 'tamper-evident'],
  ['metadata that is none', `set metadata = 'null'`, 'tamper-evident'],
  [
    'metadata without a command',
    `set metadata = regexp_replace(metadata::text, '"commandId":"[^"]*",', '')::json`,
    'tamper-evident',
  ],
  [
    'another team',
    `set metadata = replace(metadata::text, 'teamId":"', 'teamId":"0')::json`,
    'tamper-evident',
  ],
  ['an unknown type', `set type = 'Shoutout "Given"'`, 'tamper-evident'],
  ['another version', `set version = 99`, 'tamper-evident'],
  ['another moment', `set recorded_at = '2020-01-01T00:00:00.000Z'`, 'tamper-evident'],
  ['another id', `set id = gen_random_uuid()`, 'tamper-evident'],
  ['another hash', `set hash = 'x","position":0,"hash":"' || hash`, 'tamper-evident'],
  ['another stream', `set stream = 'member-"unknown'`, 'tamper-evident'],
  ['a later revision', `set revision = revision + 1`, 'tamper-evident'],
  ['an earlier revision', `set revision = 0`, 'tamper-evident'],
  ['a place at the end', `set position = (select max(position) + 5 from log.events)`, 'tamper-evident'],
]

describe('a log in PostgreSQL that was altered', () => {
  test('is sound before', async () => {
    const { findings, events, streams } = await verified()
    expect({ findings, events, streams }).toMatchObject({ findings: [], events: 30, streams: 4 })
  })

  test.each(tamperings)('%s', async (_, change, invariant) => {
    const { rows } = await owner.query<{ id: string; position: number }>(
      `update log.events set id = id where position = ${second} returning id, position::int`,
    )
    await owner.query(`update log.events ${change} where position = ${second}`)
    const { findings } = await verified()
    expect(findings[0]?.invariant).toBe(invariant)
    expect(findings[0]?.position).toBeGreaterThanOrEqual(rows[0]?.position ?? Number.POSITIVE_INFINITY)
  })

  test('an event was taken out', async () => {
    await owner.query(`delete from log.events where position = ${second}`)
    expect((await verified()).findings[0]).toMatchObject({ invariant: 'tamper-evident' })
  })

  test('an event was put in twice', async () => {
    await owner.query(
      `insert into log.events select (select max(position) + 1 from log.events), stream, revision, id, type,
        version, data, metadata, recorded_at, hash from log.events where position = ${second}`,
    )
    const promises = (await verified()).findings.map(({ invariant }) => invariant)
    expect(promises).toEqual(['tamper-evident', 'recorded in order', 'once'])
  })

  test('every event was changed, and the first twenty are named', async () => {
    await owner.query(`update log.events set version = version + 1`)
    const { findings, events } = await verified()
    expect(findings).toHaveLength(20)
    expect(events).toBeLessThan(20)
  })

  test.each([
    ['white space', `set data = replace(data::text, ',', ', ')::json`],
    ['the order of keys', `set metadata = metadata::jsonb::text::json`],
    [
      'a key twice with the same value',
      `set data = replace(data::text, '"pointsEach"', '"pointsEach":5,"pointsEach"')::json`,
    ],
    [
      'a key twice with another value',
      `set data = replace(data::text, '"pointsEach"', '"pointsEach":9,"pointsEach"')::json`,
    ],
    [
      'a number with a fraction',
      `set data = replace(data::text, '"pointsEach":5', '"pointsEach":5.0')::json`,
    ],
    [
      'a number with an exponent',
      `set data = replace(data::text, '"pointsEach":5', '"pointsEach":5e0')::json`,
    ],
    ['a letter as an escape', `set data = replace(data::text, '"pointsEach"', '"\\u0070ointsEach"')::json`],
  ])('another notation of the same values: %s', async (_, change) => {
    await owner.query(`update log.events ${change} where position = ${second}`)
    const log = createPostgresLog({ url })
    const { findings } = await verifyLedger(log, { postgresUrl: url })
    await log.close()
    expect(findings[0]).toMatchObject({
      invariant: 'tamper-evident',
      message: expect.stringMatching(/ShoutoutGiven .* its text is not canonical JSON/),
    })
  })

  test('a key twice, with a hash over the text that has it', async () => {
    const { rows } = await owner.query<{ position: number }>(
      `select position::int as position from log.events where position = ${second}`,
    )
    const position = rows[0]?.position ?? -1
    await owner.query(
      `update log.events set data = replace(data::text, '"pointsEach"', '"pointsEach":9,"pointsEach"')::json where position = $1`,
      [position],
    )
    await reseal(position)
    const log = createPostgresLog({ url })
    const { findings } = await verifyLedger(log, { postgresUrl: url })
    await log.close()
    expect(findings[0]).toMatchObject({ position, message: expect.stringContaining('not canonical JSON') })
  })
})

/** A forger who makes the hash of an event and of all later ones in its stream fit their texts. */
const reseal = async (position: number): Promise<void> => {
  const { rows } = await owner.query<WrittenEvent>(
    `select position, stream, revision::int, id, type, version, recorded_at as "recordedAt", hash,
       data::text as "dataText", metadata::text as "metadataText"
     from log.events where stream = (select stream from log.events where position = $1) order by revision`,
    [position],
  )
  let hash = genesisHash
  for (const written of rows) {
    hash = sealEvent(hash, written)
    await owner.query('update log.events set hash = $2 where position = $1', [written.position, hash])
  }
}
