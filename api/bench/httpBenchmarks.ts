import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { json } from 'node:stream/consumers'
import type { Benchmark } from '@laurel/ledger/bench/benchmark.ts'
import { compareInTurns } from '@laurel/ledger/bench/compareInTurns.ts'
import { sampleCallers, type Work } from '@laurel/ledger/bench/measure.ts'
import { type RunningApi, startBareRoute, startMeasuredApi } from './measuredApis.ts'

const callers = 32
/** Commands of one bulk request. */
const bulkItems = 250
const bulkCallers = 8

/** Every caller sends one request after the other on a connection that stays open. */
const createPost = () => {
  const agent = new Agent({ keepAlive: true, maxSockets: callers })
  const post = async (address: string, headers: Record<string, string>, body?: object): Promise<unknown> => {
    const sent = request(address, {
      agent,
      method: 'POST',
      headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
    })
    const answered = new Promise<unknown>((resolve, reject) => {
      sent.once('error', reject)
      sent.once('response', response => {
        json(response).then(answer => {
          if (response.statusCode === 200) resolve(answer)
          else reject(new Error(`${address} answered ${response.statusCode}: ${JSON.stringify(answer)}`))
        }, reject)
      })
    })
    sent.end(body ? JSON.stringify(body) : undefined)
    return answered
  }
  return { post, close: () => agent.destroy() }
}

type Ask = (api: RunningApi, caller: number) => { readonly path: string; readonly body?: object }

type Crowd = { readonly askers?: number; readonly commandsEach?: number; readonly isFollowed?: boolean }

const besideBareRoute = (
  name: string,
  thing: string,
  ask: Ask,
  { askers = callers, commandsEach = 1, isFollowed = true }: Crowd = {},
): Benchmark => ({
  name,
  run: async context => {
    const api = await startMeasuredApi(context.databaseUrl, callers, { isFollowed })
    const bare = await startBareRoute(context.databaseUrl, callers)
    const { post, close } = createPost()
    try {
      const floor: Work = milliseconds =>
        sampleCallers(callers, milliseconds, async caller => {
          await post(bare.origin, {}, { caller, id: randomUUID() })
        })
      const commands: Work = milliseconds =>
        sampleCallers(askers, milliseconds, async caller => {
          const { path, body } = ask(api, caller)
          const headers = {
            authorization: `Bearer ${api.members[caller]?.token}`,
            'idempotency-key': randomUUID(),
          }
          await post(`${api.origin}${path}`, headers, body)
        })
      await compareInTurns(
        context,
        'commands/s',
        { name: 'floor: a bare route, one durable insert', work: floor },
        [{ name: thing, work: commands, each: commandsEach }],
      )
    } finally {
      close()
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

const shoutout: Ask = (api, caller) => ({ path: '/v1/shoutouts', body: thanks(api, caller) })

const manyShoutouts: Ask = (api, caller) => ({
  path: '/v1/shoutouts/bulk',
  body: {
    shoutouts: Array.from({ length: bulkItems }, (_, index) => ({
      id: randomUUID(),
      ...thanks(api, caller, 1 + (index % (callers - 1))),
    })),
  },
})

const adjustment: Ask = (api, caller) => ({
  path: `/v1/admin/members/${api.members[caller]?.memberId}/adjust`,
  body: { points: 10, reason: 'A correction' },
})

const singly = `over HTTP, ${callers} members`
const inBulk = `over HTTP, ${bulkItems} in each request, ${bulkCallers} members`
const bulk = { askers: bulkCallers, commandsEach: bulkItems }
const followed = 'read models following in the same process'

/**
 * What the edge costs: signed in, checked, once for each key, recorded. Each is measured by itself, as the whole command
 * without HTTP is, and with the read models following meanwhile, which then share the cores.
 */
export const httpBenchmarks: readonly Benchmark[] = [
  besideBareRoute('http-shoutout', `giving a shoutout ${singly}`, shoutout, { isFollowed: false }),
  besideBareRoute('http-shoutout-followed', `giving a shoutout ${singly}, ${followed}`, shoutout),
  besideBareRoute('http-bulk', `giving shoutouts ${inBulk}`, manyShoutouts, { ...bulk, isFollowed: false }),
  besideBareRoute('http-bulk-followed', `giving shoutouts ${inBulk}, ${followed}`, manyShoutouts, bulk),
  besideBareRoute('http-adjust', `adjusting a balance ${singly}`, adjustment, { isFollowed: false }),
  besideBareRoute('http-adjust-followed', `adjusting a balance ${singly}, ${followed}`, adjustment),
  besideBareRoute('http-redeem', `redeeming a reward ${singly}`, api => ({
    path: `/v1/rewards/redeem/${api.rewardId}`,
  })),
]
