import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { json } from 'node:stream/consumers'
import type { Benchmark, BenchmarkContext } from '@laurel/ledger/bench/benchmark.ts'
import { describeMeasured, measureBeside, sampleCallers, type Work } from '@laurel/ledger/bench/measure.ts'
import { type RunningApi, startBareRoute, startMeasuredApi } from './measuredApis.ts'

const measuredMs = 4_000
const callers = 32

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

const besideBareRoute = (name: string, thing: string, ask: Ask): Benchmark => ({
  name,
  run: async context => {
    const api = await startMeasuredApi(context.databaseUrl, callers)
    const bare = await startBareRoute(context.databaseUrl, callers)
    const { post, close } = createPost()
    try {
      const floor: Work = milliseconds =>
        sampleCallers(callers, milliseconds, async caller => {
          await post(bare.origin, {}, { caller, id: randomUUID() })
        })
      const commands: Work = milliseconds =>
        sampleCallers(callers, milliseconds, async caller => {
          const { path, body } = ask(api, caller)
          const headers = {
            authorization: `Bearer ${api.members[caller]?.token}`,
            'idempotency-key': randomUUID(),
          }
          await post(`${api.origin}${path}`, headers, body)
        })
      await compare(context, thing, floor, commands)
    } finally {
      close()
      await bare.stop()
      await api.stop()
    }
  },
})

const compare = async (
  { report, print, scale }: BenchmarkContext,
  thing: string,
  floor: Work,
  commands: Work,
): Promise<void> => {
  const measured = await measureBeside(measuredMs * scale, floor, commands)
  print(describeMeasured('floor: a bare route, one durable insert', measured.floor))
  print(describeMeasured(thing, measured.thing))
  const [value, base] = [measured.thing.perSecond, measured.floor.perSecond]
  report({ name: thing, value, unit: 'requests/s', floor: base, ratio: value / base })
}

/** What the edge costs: signed in, checked, once for each key, recorded, and seen by the read models meanwhile. */
export const httpBenchmarks: readonly Benchmark[] = [
  besideBareRoute(
    'http-adjust',
    `adjusting a balance over HTTP, ${callers} administrators`,
    (api, caller) => ({
      path: `/v1/admin/members/${api.members[caller]?.memberId}/adjust`,
      body: { points: 10, reason: 'A correction' },
    }),
  ),
  besideBareRoute('http-redeem', `redeeming a reward over HTTP, ${callers} members`, api => ({
    path: `/v1/rewards/redeem/${api.rewardId}`,
  })),
]
