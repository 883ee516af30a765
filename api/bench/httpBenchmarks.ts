import type { Benchmark } from '@laurel/ledger/bench/benchmark.ts'
import { compareInTurns } from '@laurel/ledger/bench/compareInTurns.ts'
import type { Work } from '@laurel/ledger/bench/measure.ts'
import { type CrowdCall, newId } from './crowd/crowdPlan.ts'
import { startCrowd } from './crowd/startCrowd.ts'
import { type RunningApi, startBareRoute, startMeasuredApi } from './measuredApis.ts'

const callers = 32
/** Commands of one bulk request. */
const bulkItems = 250
const bulkCallers = 8

type Ask = (api: RunningApi, caller: number) => { readonly path: string; readonly body?: object }

type Manner = { readonly askers?: number; readonly commandsEach?: number; readonly isFollowed?: boolean }

const bareCall = (origin: string, caller: number): CrowdCall => ({
  url: origin,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ caller, id: newId }),
})

const callOf = (api: RunningApi, caller: number, ask: Ask): CrowdCall => {
  const { path, body } = ask(api, caller)
  const signedIn = { authorization: `Bearer ${api.members[caller]?.token}`, 'idempotency-key': newId }
  const url = `${api.origin}${path}`
  if (body === undefined) return { url, headers: signedIn }
  return { url, headers: { ...signedIn, 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

/** The time until everything is seen counts: what is put off to the next turn would be a present. */
const untilSeen =
  (work: Work, api: RunningApi): Work =>
  async milliseconds => {
    const began = performance.now()
    const { latenciesMs } = await work(milliseconds)
    await api.untilSeen()
    return { latenciesMs, elapsedMs: performance.now() - began }
  }

/** An answer of 200 may still refuse a command within it: only what the log holds afterwards counts. */
const allRecorded =
  (work: Work, api: RunningApi, commandsEach: number): Work =>
  async milliseconds => {
    const before = await api.eventCount()
    const sample = await work(milliseconds)
    const recorded = (await api.eventCount()) - before
    const commands = sample.latenciesMs.length * commandsEach
    if (recorded < commands)
      throw new Error(
        `Of ${commands} commands ${recorded} events came: the benchmark asks for what is refused.`,
      )
    return sample
  }

const besideBareRoute = (
  name: string,
  thing: string,
  ask: Ask,
  { askers = callers, commandsEach = 1, isFollowed = true }: Manner = {},
): Benchmark => ({
  name,
  run: async context => {
    const api = await startMeasuredApi(context.databaseUrl, callers, { isFollowed })
    const bare = await startBareRoute(context.databaseUrl, callers)
    const crowd = startCrowd()
    try {
      const bareCalls = Array.from({ length: callers }, (_, caller) => bareCall(bare.origin, caller))
      const calls = Array.from({ length: askers }, (_, caller) => callOf(api, caller, ask))
      const commands = isFollowed ? untilSeen(crowd.posting(calls), api) : crowd.posting(calls)
      const work = allRecorded(commands, api, commandsEach)
      await compareInTurns(
        context,
        'commands/s',
        { name: 'floor: a bare route, one durable insert', work: crowd.posting(bareCalls) },
        [{ name: thing, work, each: commandsEach }],
      )
    } finally {
      crowd.stop()
      await bare.stop()
      await api.stop()
    }
  },
})

const thanks = (api: RunningApi, caller: number, colleague = 1) => ({
  for_user_ids: [api.members[(caller + colleague) % callers]?.memberId],
  points_each: 10,
  message_text: 'Thank you for staying late to help with the release.',
})

const shoutout: Ask = (api, caller) => ({
  path: '/v1/shoutouts',
  body: { ...thanks(api, caller), may_repeat: true },
})

const manyShoutouts: Ask = (api, caller) => ({
  path: '/v1/shoutouts/bulk',
  body: {
    shoutouts: Array.from({ length: bulkItems }, (_, index) => ({
      id: newId,
      ...thanks(api, caller, 1 + (index % (callers - 1))),
    })),
  },
})

const adjustment: Ask = (api, caller) => ({
  path: `/v1/admin/members/${api.members[(caller + 1) % callers]?.memberId}/adjust`,
  body: { points: 1, reason: 'A correction' },
})

const redemption: Ask = api => ({ path: `/v1/rewards/redeem/${api.rewardId}` })

const singly = `over HTTP, ${callers} members`
const inBulk = `over HTTP, ${bulkItems} in each request, ${bulkCallers} members`
const bulk = { askers: bulkCallers, commandsEach: bulkItems }
const followed = 'until seen in the read models'

/**
 * What the edge costs: signed in, checked, once for each key, recorded. Acknowledged, as the whole command without HTTP is
 * measured; and with the read models following in the same process, on the same cores.
 */
export const httpBenchmarks: readonly Benchmark[] = [
  besideBareRoute('http-shoutout', `giving a shoutout ${singly}`, shoutout, { isFollowed: false }),
  besideBareRoute('http-shoutout-seen', `giving a shoutout ${singly}, ${followed}`, shoutout),
  besideBareRoute('http-bulk', `giving shoutouts ${inBulk}`, manyShoutouts, { ...bulk, isFollowed: false }),
  besideBareRoute('http-bulk-seen', `giving shoutouts ${inBulk}, ${followed}`, manyShoutouts, bulk),
  besideBareRoute('http-adjust', `adjusting a balance ${singly}`, adjustment, { isFollowed: false }),
  besideBareRoute('http-adjust-seen', `adjusting a balance ${singly}, ${followed}`, adjustment),
  besideBareRoute('http-redeem', `redeeming a reward ${singly}, ${followed}`, redemption),
]
