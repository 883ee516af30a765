import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { openStores, type Stores } from '@laurel/api/server/stores/openStores.ts'
import { loadSecrets } from '@laurel/api/server/stores/secrets.ts'
import { placeIn } from '@laurel/api/slack/giving/places.ts'
import { connectWorkspace } from '@laurel/api/slack/installations/connectWorkspace.ts'
import { verifyLedger } from '@laurel/ledger/audit/verifyLedger.ts'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { createRandom } from '@laurel/ledger/simulation/random.ts'
import { Client, Pool } from 'pg'
import { z } from 'zod'
import { createSlackSandbox } from '../../sandbox/createSlackSandbox.ts'
import { smallApp, smallGrant, smallWorkspace } from '../../sandbox/testing/smallWorkspace.ts'
import { delayOfBlow } from '../blows.ts'
import type { Opened } from '../crashHome.ts'
import { freePort } from '../freePort.ts'
import { until } from '../until.ts'
import { startDatabaseVictim } from '../victims/database.ts'
import { startServerVictim } from '../victims/server.ts'
import {
  type Delivery,
  deliver,
  formerShoutout,
  reactionEmoji,
  reactionEvent,
  type SlackPlace,
  shoutoutCommand,
  shoutoutOf,
  takeBackPress,
} from './deliveries.ts'

export type SlackCrashPlan = {
  /** An empty folder for this run alone. */
  readonly home: string
  readonly seed: number
  readonly kills: number
  /** Ended by SIGTERM, which must end the server cleanly. */
  readonly stops: number
  readonly tell?: (text: string) => void
  /** Gets what the test opens, for a caller that ends it early. */
  readonly opened?: Opened
}

export type SlackCrashReport = { readonly acknowledged: number; readonly wrongs: readonly string[] }

/** Commands and events between two blows, beside one interaction. */
const deliveriesPerRound = 2

/**
 * Ends the server right after it has acknowledged commands, interactions and events of Slack, starts it again, and at the
 * end compares the deliveries with the log: each of them led to its event once.
 */
export const runSlackCrash = async (plan: SlackCrashPlan): Promise<SlackCrashReport> => {
  const { opened = [] } = plan
  try {
    return await storm(plan, opened)
  } finally {
    for (const close of opened.toReversed()) await close()
  }
}

const storm = async (
  { home, seed, kills, stops, tell = () => {} }: SlackCrashPlan,
  opened: Opened,
): Promise<SlackCrashReport> => {
  const random = createRandom(seed)
  const database = await startDatabaseVictim(home, await freePort(random))
  opened.push(database.stop)
  const stores = await openStores(
    { home, databaseUrl: database.url, eventStoreUrl: undefined },
    { warn: () => {} },
  )
  opened.push(stores.close)
  const sandbox = await createSlackSandbox({
    workspace: smallWorkspace,
    app: smallApp,
    fetch: async () => new Response(''),
  })
  opened.push(() => sandbox.close())
  const port = await freePort(random)
  const { clientId, clientSecret, signingSecret } = smallApp
  const origin = `http://127.0.0.1:${port}`
  const slack = { url: sandbox.url, clientId, clientSecret, signingSecret }
  const server = await startServerVictim({ home, port, eventStoreUrl: undefined, slack })
  opened.push(server.stop)
  const teamId = await connect(stores, home, sandbox.apiUrl)

  const place: SlackPlace = { origin, teamId, signingSecret, sandboxUrl: sandbox.url }
  const acknowledged: Delivery[] = []
  const send = async (delivery: Delivery): Promise<void> => {
    if (await deliver(place, delivery)) acknowledged.push(delivery)
    else {
      // Slack delivers again what was not acknowledged.
      await until('the delivery is acknowledged', async () => (await deliver(place, delivery)) || undefined)
      acknowledged.push(delivery)
    }
  }
  const blows = random.shuffle([
    ...Array.from({ length: kills }, () => 'kill' as const),
    ...Array.from({ length: stops }, () => 'restart' as const),
  ])
  // Each press takes back a shoutout that was given before the storm.
  for (const round of blows.keys()) await send(formerShoutout(place, `former.${round}`))
  await untilRecorded(stores, acknowledged)

  for (const [round, blow] of blows.entries()) {
    const deliveries = [
      takeBackPress(place, shoutoutOf(`former.${round}`), `press.${round}`),
      ...numbersOf(round).flatMap(number => [
        shoutoutCommand(place, `command.${number}`),
        reactionEvent(place, number),
      ]),
    ]
    const before = acknowledged.length
    const sending = Promise.all(deliveries.map(send))
    const goal = before + random.between(1, deliveries.length)
    await until('deliveries are acknowledged', () => acknowledged.length >= goal || undefined)
    await pause(delayOfBlow(random))
    await server[blow]()
    await sending
    tell(`${round + 1}/${blows.length}: ${blow}, ${acknowledged.length} deliveries acknowledged`)
  }
  const lost = await untilRecorded(stores, acknowledged).then(
    () => [],
    (error: unknown) => [String(error)],
  )
  return { acknowledged: acknowledged.length, wrongs: [...lost, ...(await findWrongs(stores, acknowledged))] }
}

const numbersOf = (round: number): readonly number[] =>
  Array.from({ length: deliveriesPerRound }, (_, index) => round * deliveriesPerRound + index)

/** Makes the workspace a team, whose reactions give points. */
const connect = async (stores: Stores, home: string, apiUrl: string): Promise<TeamId> => {
  const ledger = createLedger(stores)
  const database = new Pool({ connectionString: stores.databaseUrl, max: 2 })
  const clock = () => new Date()
  const { botToken } = smallApp
  const { encryptionKey } = loadSecrets(home)
  try {
    const { teamId } = await connectWorkspace(
      {
        ledger,
        database,
        clock,
        settings: { apiUrl, encryptionKey },
        newChannel: { shoutoutAllowance: 1_000_000, awardAllowance: 0, pointOptions: [] },
      },
      smallGrant(botToken),
    )
    await ledger.handle({
      type: 'changeTeamSettings',
      id: randomUUID(),
      teamId,
      actor: { kind: 'system', id: 'crash' },
      occurredAt: clock().toISOString(),
      data: { changes: { reactionShoutout: { emoji: reactionEmoji, points: 1 } } },
    })
    await until('the channel can be given in', async () => await placeIn(database, teamId, 'C1'))
    return teamId
  } finally {
    await database.end()
  }
}

const nameOf = ({ eventType, commandId }: Pick<Delivery, 'eventType' | 'commandId'>): string =>
  `${eventType} of command ${commandId}`

/** How often each event of a delivery is in the log. */
const countsIn = async ({
  encryptedLog,
}: Pick<Stores, 'encryptedLog'>): Promise<ReadonlyMap<string, number>> => {
  const counts = new Map<string, number>()
  for await (const events of encryptedLog.readAll())
    for (const { type, metadata } of events) {
      if (type !== 'ShoutoutGiven' && type !== 'ShoutoutRecalled') continue
      const name = nameOf({ eventType: type, commandId: metadata.commandId })
      counts.set(name, (counts.get(name) ?? 0) + 1)
    }
  return counts
}

/** Work that a killed server left begins again when its hold has ended. */
const recordedWithinMilliseconds = 90_000

const untilRecorded = async (stores: Stores, deliveries: readonly Delivery[]): Promise<void> => {
  const deadline = performance.now() + recordedWithinMilliseconds
  for (;;) {
    const counts = await countsIn(stores)
    if (deliveries.every(delivery => counts.has(nameOf(delivery)))) return
    if (performance.now() > deadline) throw new Error('Acknowledged deliveries are not in the log.')
    await pause(pollMilliseconds)
  }
}

const pollMilliseconds = 250

const findWrongs = async (stores: Stores, deliveries: readonly Delivery[]): Promise<readonly string[]> => {
  const counts = new Map(await countsIn(stores))
  const wrongs: string[] = []
  for (const name of deliveries.map(nameOf)) {
    const count = counts.get(name) ?? 0
    counts.delete(name)
    if (count !== 1) wrongs.push(`${name} was acknowledged and is in the log ${count} times.`)
  }
  for (const name of counts.keys()) wrongs.push(`${name} is in the log without a delivery.`)
  const dead = await deadJobsIn(stores)
  const { findings } = await verifyLedger(stores.encryptedLog, { postgresUrl: stores.postgresUrl })
  return [...wrongs, ...dead, ...findings.map(({ invariant, message }) => `${invariant}: ${message}`)]
}

const Dead = z.array(z.object({ key: z.string(), problem: z.string().nullable() }))

const deadJobsIn = async ({ databaseUrl }: Pick<Stores, 'databaseUrl'>): Promise<readonly string[]> => {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query(
    "select key, problem from delivery.jobs where status = 'dead' and key like 'inbox.%'",
  )
  await client.end()
  return Dead.parse(rows).map(({ key, problem }) => `The job ${key} is dead: ${problem ?? ''}`)
}
