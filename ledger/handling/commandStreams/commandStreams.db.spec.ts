import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { Pool } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { derivedId } from '../../kernel/derivedId.ts'
import { createMemoryCommandStreams } from './memoryCommandStreams.ts'
import { createPostgresCommandStreams, migrateCommandStreams } from './postgresCommandStreams.ts'

const { url } = await createTestDatabase()
const pool = new Pool({ connectionString: url, max: 8 })
beforeAll(async () => {
  await Promise.all(Array.from({ length: 4 }, () => migrateCommandStreams(url)))
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => pool.end())

const commandId = (name: string): string => derivedId('command', name)

describe.each([
  ['memory', createMemoryCommandStreams],
  ['PostgreSQL', () => createPostgresCommandStreams(pool)],
] as const)('the streams of commands, in %s', (store, open) => {
  const id = (name: string): string => commandId(`${store} ${name}`)

  it('give a command to the first stream that claims it, for ever', async () => {
    const streams = open()
    expect(await streams.claim(id('one'), 'member-a')).toBe('member-a')
    expect(await streams.claim(id('one'), 'member-b')).toBe('member-a')
    expect(await streams.claim(id('one'), 'member-a')).toBe('member-a')
    expect(await streams.claim(id('two'), 'member-b')).toBe('member-b')
  })

  it('give a command that many streams claim at once to one of them', async () => {
    const streams = open()
    const claimed = await Promise.all(
      Array.from({ length: 20 }, (_, index) => streams.claim(id('race'), `member-${index}`)),
    )
    expect(new Set(claimed).size).toBe(1)
  })
})

describe('the streams of commands in PostgreSQL', () => {
  it('are one record for all processes', async () => {
    const processes = Array.from({ length: 8 }, () => createPostgresCommandStreams(pool))
    const commands = Array.from({ length: 400 }, (_, index) => commandId(`shared ${index}`))
    // Half of them claim in the opposite order: rows that are locked in the order of the calls would deadlock.
    const claimed = await Promise.all(
      processes.map((streams, index) =>
        Promise.all(
          (index % 2 === 0 ? commands : commands.toReversed()).map(async command => ({
            command,
            stream: await streams.claim(command, `member-${index}`),
          })),
        ),
      ),
    )
    const claims = Map.groupBy(claimed.flat(), ({ command }) => command)
    for (const command of commands) {
      const streams = claims.get(command)?.map(({ stream }) => stream)
      expect(streams).toHaveLength(8)
      expect(new Set(streams).size).toBe(1)
    }
  })

  it('take the claims that wait for a statement in the next one', async () => {
    const query = vi.spyOn(pool, 'query')
    const streams = createPostgresCommandStreams(pool)
    const first = streams.claim(commandId('first'), 'member-a')
    await Promise.resolve()
    const others = Array.from({ length: 100 }, (_, index) =>
      streams.claim(commandId(`n${index}`), 'member-a'),
    )
    await Promise.all([first, ...others])
    expect(query).toHaveBeenCalledTimes(2)
  })

  it('reject what a lost connection leaves open, and go on afterwards', async () => {
    vi.spyOn(pool, 'query').mockImplementationOnce(() => {
      throw new Error('Connection terminated unexpectedly')
    })
    const streams = createPostgresCommandStreams(pool)
    await expect(streams.claim(commandId('lost'), 'member-a')).rejects.toThrow('Connection terminated')
    expect(await streams.claim(commandId('lost'), 'member-a')).toBe('member-a')
  })
})
