import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { json } from 'node:stream/consumers'
import type { Benchmark } from '@laurel/ledger/bench/benchmark.ts'
import { compareInTurns } from '@laurel/ledger/bench/compareInTurns.ts'
import { sampleCallers, type Work } from '@laurel/ledger/bench/measure.ts'
import { type RunningApi, startBareRoute, startMeasuredApi } from './measuredApis.ts'

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
      await compareInTurns(
        context,
        'requests/s',
        { name: 'floor: a bare route, one durable insert', work: floor },
        [{ name: thing, work: commands }],
      )
    } finally {
      close()
      await bare.stop()
      await api.stop()
    }
  },
})

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
