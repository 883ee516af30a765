import { randomUUID } from 'node:crypto'
import { EventStoreDBClient, jsonEvent, NO_STREAM } from '@eventstore/db-client'
import { createEventStoreLog } from '../log/eventstore/eventStoreLog.ts'
import type { EventLog } from '../log/port.ts'
import { appendToOwnStreams } from './appendWork.ts'
import type { Benchmark, BenchmarkContext } from './benchmark.ts'
import { compareInTurns } from './compareInTurns.ts'
import { sampleCallers, type Work } from './measure.ts'
import { sampleEvent } from './sampleEvent.ts'
import { shoutoutsIn } from './shoutoutsIn.ts'

const inFlight = 32

/** The floor: the vendor's client alone, one event per append, each caller in its own stream. */
const bareAppends = (client: EventStoreDBClient, callers: number): Work => {
  const run = randomUUID()
  const revisions = Array.from({ length: callers }, () => -1n)
  return milliseconds =>
    sampleCallers(callers, milliseconds, async caller => {
      const stream = `bare-${run}.${caller}`
      const revision = revisions[caller] ?? -1n
      const { id, type, data, metadata } = sampleEvent(stream)
      await client.appendToStream(stream, [jsonEvent({ id, type, data, metadata })], {
        expectedRevision: revision < 0n ? NO_STREAM : revision,
      })
      revisions[caller] = revision + 1n
    })
}

type Engines = { readonly log: EventLog; readonly bare: EventStoreDBClient }

/** Measures on the engine that answers, or says why there is none. */
const onEngine = (
  name: string,
  measure: (engines: Engines, context: BenchmarkContext) => Promise<void>,
): Benchmark => ({
  name,
  run: async context => {
    const engine = await context.findEventStore()
    if (engine.kind === 'none') return context.print(engine.reason)
    const log = createEventStoreLog({ url: engine.url })
    const bare = EventStoreDBClient.connectionString(engine.url)
    try {
      await measure({ log, bare }, context)
    } finally {
      await Promise.all([log.close(), bare.dispose()])
    }
  },
})

const appends = (callers: number): Benchmark =>
  onEngine(`eventstore-append-${callers}`, async ({ log, bare }, context) => {
    const floorCallers = Math.min(callers, inFlight)
    const floor = {
      name: `floor: the bare client, callers: ${floorCallers}`,
      work: bareAppends(bare, floorCallers),
    }
    const name = `append to EventStoreDB, callers: ${callers}`
    await compareInTurns(context, 'events/s', floor, [{ name, work: appendToOwnStreams(log, callers) }])
  })

/** All callers give in the name of one giver; the floor has as many givers as callers. */
const hotStream = onEngine('eventstore-hot-stream', async ({ log }, context) => {
  const works = await Promise.all(
    [inFlight, 1].map(givers =>
      shoutoutsIn(log, `eventstore ${givers} ${randomUUID()}`, { callers: inFlight, givers }),
    ),
  )
  const [floor, hot] = works
  if (!floor || !hot) throw new Error('Two kinds of givers make two pieces of work.')
  await compareInTurns(
    context,
    'commands/s',
    { name: `shoutouts in EventStoreDB, ${inFlight} givers`, work: floor },
    [{ name: 'shoutouts in EventStoreDB, one giver', work: hot }],
  )
})

/** The cost of the log in EventStoreDB beyond the vendor's client on the same engine. */
export const eventStoreBenchmarks: readonly Benchmark[] = [...[1, inFlight, 1_024].map(appends), hotStream]
