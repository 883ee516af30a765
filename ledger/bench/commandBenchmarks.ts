import { createLedger } from '../handling/createLedger.ts'
import { createMemoryLog } from '../log/memory/memoryLog.ts'
import type { EventLog } from '../log/port.ts'
import type { Benchmark, BenchmarkContext } from './benchmark.ts'
import { compareInTurns } from './compareInTurns.ts'
import { createCounter } from './createCounter.ts'
import { durableInsert, withFloor } from './floor.ts'
import { type Giving, givingIn } from './giving.ts'
import { sampleCallers, type Work } from './measure.ts'
import { recordCommand } from './recordCommand.ts'
import { recordMember } from './recordMember.ts'
import { shoutoutsIn } from './shoutoutsIn.ts'
import { withPostgresLog } from './withPostgresLog.ts'
import { withVault } from './withVault.ts'

const callers = 32

/** A shoutout as a whole command: cached state, rules, schemas, encrypted personal data, hash, durable append. */
const shoutout: Benchmark = {
  name: 'command-shoutout',
  run: context =>
    withFloor(context.databaseUrl, callers, floor =>
      withPostgresLog(context.databaseUrl, log =>
        withVault(context.databaseUrl, async behindVault => {
          const name = `shoutout as a command, ${callers} distinct givers`
          const work = await shoutoutsIn(behindVault(log), 'command-shoutout', { callers })
          await compareInTurns(context, 'commands/s', { name: durableInsert, work: floor }, [{ name, work }])
        }),
      ),
    ),
}

/** The cost of encrypting personal data. The floor is the same command without a vault. */
const vault: Benchmark = {
  name: 'command-vault',
  run: context =>
    withPostgresLog(context.databaseUrl, log =>
      withVault(context.databaseUrl, async behindVault => {
        const floor = {
          name: `shoutout without vault, ${callers} distinct givers`,
          work: await shoutoutsIn(log, 'command-unvaulted', { callers }),
        }
        const thing = {
          name: `shoutout behind the vault, ${callers} distinct givers`,
          work: await shoutoutsIn(behindVault(log), 'command-vaulted', { callers }),
        }
        await compareInTurns(context, 'commands/s', floor, [thing])
      }),
    ),
}

const shortLength = 10
const longLength = 100_000
/** So many short streams that none becomes long while it is measured. */
const shortStreams = 1_000
const ben = 'ben'

const shoutouts = (giving: Giving, giver: string, events: number) => [
  giving.add(giver),
  // The first shoutout of a period also records an allowance.
  ...Array.from({ length: events - 2 }, (_, number) => giving.give(giver, ben, number)),
]

const recordGiver = (log: EventLog, giving: Giving, giver: string, events: number): Promise<number> =>
  recordMember(log, giving.teamId, giving.memberId(giver), shoutouts(giving, giver, events))

/** Decides and appends in streams of 10 events and in one of 100,000; the floor is the short streams. */
const measureLengths = async (context: BenchmarkContext, log: EventLog, where: string): Promise<void> => {
  const giving = givingIn(`decide ${where}`)
  const nextNumber = createCounter()
  const shortNames = Array.from({ length: shortStreams }, (_, index) => `short ${index}`)
  for (const name of shortNames) await recordGiver(log, giving, name, shortLength)
  const length = await recordGiver(log, giving, 'long', Math.round(longLength * context.scale))
  const ledger = createLedger({ log })
  const give = (name: string) => recordCommand(ledger, giving.give(name, ben, nextNumber(name)))

  const beganAt = performance.now()
  await give('long')
  const coldMs = performance.now() - beganAt
  context.print(`first command after a start, ${length} events to fold: ${coldMs.toFixed(0)} ms`)
  for (const name of shortNames) await give(name)

  let turn = 0
  const short: Work = milliseconds =>
    sampleCallers(1, milliseconds, () => give(shortNames[turn++ % shortStreams] ?? ''))
  const long: Work = milliseconds => sampleCallers(1, milliseconds, () => give('long'))
  await compareInTurns(
    context,
    'commands/s',
    { name: `decide and append ${where}, ${shortLength} events in the stream`, work: short },
    [{ name: `decide and append ${where}, ${length} events in the stream`, work: long }],
  )
}

const decideInMemory: Benchmark = {
  name: 'command-decide-memory',
  run: async context => {
    const log = createMemoryLog()
    await measureLengths(context, log, 'in memory')
    await log.close()
  },
}

const decideDurably: Benchmark = {
  name: 'command-decide-postgres',
  run: context => withPostgresLog(context.databaseUrl, log => measureLengths(context, log, 'in Postgres')),
}

/** The cost of a command besides its commit. */
export const commandBenchmarks: readonly Benchmark[] = [shoutout, vault, decideInMemory, decideDurably]
