import { createReplay } from '../audit/replay.ts'
import type { CommandStreams } from '../handling/commandStreams/commandStreams.ts'
import { createMemoryCommandStreams } from '../handling/commandStreams/memoryCommandStreams.ts'
import type { LedgerCommand } from '../handling/commands.ts'
import { createLedger } from '../handling/createLedger.ts'
import type { Ledger } from '../handling/ledger.ts'
import type { Outcome } from '../handling/outcome.ts'
import { recordedCommandId } from '../handling/recordedCommandId.ts'
import { createMemoryLog } from '../log/memory/memoryLog.ts'
import { beforeFirst, type EventLog, type RecordedEvent } from '../log/port.ts'
import { react } from '../processes/react.ts'
import { parseRecorded } from '../vault/parseRecorded.ts'
import { checkAtRest } from './checkAtRest.ts'
import { createRandom, type Random } from './random.ts'
import { createSimulatedTeam, type Focus } from './simulatedTeam.ts'
import { unreliableLog } from './unreliableLog.ts'

/** A connection that fails now and then, and one that hardly holds. */
const lossProbabilities = [0.03, 0.25]

type World = {
  readonly random: Random
  readonly log: EventLog
  readonly commandStreams: CommandStreams
  /** Instances that share the log; a crash replaces one, which then knows nothing. */
  readonly instances: Ledger[]
  readonly acknowledged: Map<string, { command: LedgerCommand; outcome: Outcome }>
  /** The number of events with completed reactions; a crash sets it back. */
  eventsReacted: number
}

/**
 * Plays a random story over the real rules, handling and processes: commands in bursts, some sent twice, lost
 * answers, crashes, reactions that run late, twice and out of order. Throws with the seed when something is broken that
 * must always be true.
 */
export const simulate = async (
  seed: number,
  steps: number,
  focus: Focus = 'everything',
): Promise<{ events: number }> => {
  const random = createRandom(seed)
  const log = createMemoryLog({
    now: () => new Date('2026-01-01T00:00:00.000Z'),
    uniqueIds: random.pick(['log', 'stream']),
  })
  const commandStreams = createMemoryCommandStreams()
  const lossProbability = random.pick(lossProbabilities)
  const newInstance = () => createLedger({ log: unreliableLog(log, random, lossProbability), commandStreams })
  const world: World = {
    random,
    log,
    commandStreams,
    instances: [newInstance(), newInstance()],
    acknowledged: new Map(),
    eventsReacted: 0,
  }
  const replay = createReplay()
  const teams = [
    createSimulatedTeam(random, 'birch', 5, focus),
    createSimulatedTeam(random, 'maple', 3, focus),
  ]
  let observed = beforeFirst
  let events = 0
  const checkAlways = async () => {
    for await (const batch of log.readAll(observed)) {
      for (const event of batch) {
        observed = event.position
        events += 1
        const [finding] = replay.observe(parseRecorded(event))
        if (finding) throw new Error(`${finding.invariant}: ${finding.message}`)
      }
    }
  }

  try {
    for (const team of teams) for (const command of team.founding()) await send(world, [command])
    for (let step = 0; step < steps; step += 1) {
      const team = random.pick(teams)
      const burst = Array.from({ length: random.between(1, 4) }, () => team.nextCommand())
      await send(
        world,
        burst.flatMap(command => (random.chance(0.1) ? [command, command] : [command])),
      )
      if (random.chance(0.5)) await runSomeProcesses(world)
      if (random.chance(0.05)) world.instances[random.below(2)] = newInstance()
      if (random.chance(0.05)) world.eventsReacted = random.below(world.eventsReacted + 1)
      await checkAlways()
    }
    await comeToRest(world)
    await checkAlways()
    const [repeated] = await replay.end(log)
    if (repeated) throw new Error(`${repeated.invariant}: ${repeated.message}`)
    const [outstanding] = replay.clearing.outstanding()
    if (outstanding)
      throw new Error(`clearing account: ${outstanding.points} points of ${outstanding.subjectId} are left.`)
    checkAtRest((await allEvents(log)).map(parseRecorded), replay.books)
    await checkAcknowledged(world)
  } catch (error) {
    throw new Error(
      `The simulation broke with seed ${seed}. Replay it with simulate(${seed}, ${steps}, '${focus}').`,
      {
        cause: error,
      },
    )
  } finally {
    replay.close()
  }
  return { events }
}

/** Sends commands at the same time, each to some instance; a caller without an answer retries. */
const send = async (world: World, commands: readonly LedgerCommand[]): Promise<void> => {
  await Promise.all(
    commands.map(async command => {
      const outcome = await untilAnswered(() => world.random.pick(world.instances).handle(command))
      if (outcome.kind === 'accepted' && outcome.events.length > 0)
        world.acknowledged.set(command.id, { command, outcome })
    }),
  )
}

const untilAnswered = async <Answer>(attempt: () => Promise<Answer>): Promise<Answer> => {
  for (let tries = 0; tries < 50; tries += 1) {
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof Error) || !/connection|faster than/.test(error.message)) throw error
    }
  }
  throw new Error('No answer after 50 tries.')
}

const allEvents = async (log: EventLog): Promise<RecordedEvent[]> => {
  const events: RecordedEvent[] = []
  for await (const batch of log.readAll()) events.push(...batch)
  return events
}

/** Runs the reactions to the next few events in any order, as two overlapping workers do. Returns their number. */
const runSomeProcesses = async (world: World): Promise<number> => {
  const { random, log } = world
  const waiting = (await allEvents(log)).slice(
    world.eventsReacted,
    world.eventsReacted + random.between(1, 12),
  )
  const reactTo = (event: RecordedEvent) =>
    untilAnswered(() => react(random.pick(world.instances), parseRecorded(event)))
  // Workers overlap while one takes over from the other, so that both may be at the same event.
  const twice = waiting.filter(() => random.chance(0.2))
  await Promise.all(random.shuffle([...waiting, ...twice]).map(reactTo))
  world.eventsReacted += waiting.length
  return waiting.length
}

const comeToRest = async (world: World): Promise<void> => {
  let kept = 1
  while (kept > 0) kept = await runSomeProcesses(world)
}

/** Whatever was acknowledged is in the log once, and sent again it is answered as it was. */
const checkAcknowledged = async ({ log, commandStreams, acknowledged }: World): Promise<void> => {
  const afterwards = createLedger({ log, commandStreams })
  const recorded = new Map<string, number>()
  for (const event of await allEvents(log)) {
    const { commandId } = event.metadata
    recorded.set(commandId, (recorded.get(commandId) ?? 0) + 1)
  }
  for (const { command, outcome } of acknowledged.values()) {
    if (outcome.kind !== 'accepted') continue
    const id = recordedCommandId(command)
    if (recorded.get(id) !== outcome.events.length)
      throw new Error(`once: ${command.type} ${id} has ${recorded.get(id)} events in the log.`)
    const again = await afterwards.handle(command)
    if (again.kind !== 'accepted' || !again.isRepeated || again.position !== outcome.position)
      throw new Error(`once: ${command.type} ${command.id} was answered differently the second time.`)
  }
}
