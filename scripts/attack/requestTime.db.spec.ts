import { createTestApi } from '@laurel/api/testing/testApi.ts'
import { livePath } from '@laurel/contract/wire/live.ts'
import { beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../database/testDatabase.ts'
import { callSlowly, headOf } from './sockets.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url, { settings: { receiveMilliseconds: 300 } })
let origin = ''
beforeAll(async () => {
  origin = await api().app.listen({ host: '127.0.0.1', port: 0 })
})

test('a request has a limited time to arrive, and a live stream goes on', async () => {
  const { ann } = await api().team('patient')
  const token = await api().tokenOf(ann)
  const live = await fetch(`${origin}${livePath}`, { headers: { authorization: `Bearer ${token}` } })
  const reader = live.body?.getReader()
  const attackers = await Promise.all([
    callSlowly(origin, 3, ''),
    callSlowly(origin, 3, 'GET / HTTP/1.1\r\nHost: laurel\r\nX-Slow: '),
    callSlowly(origin, 3, `${headOf('/v1/user/exchange_token', 60)}{`),
    callSlowly(origin, 3, `${headOf('/slack/commands', 60)}{`),
  ])
  const ends = (await Promise.all(attackers.map(({ ended }) => ended()))).flat()
  expect(new Set(ends)).toEqual(new Set(['HTTP/1.1 408 Request Timeout']))

  expect(new TextDecoder().decode((await reader?.read())?.value)).toContain(': connected')
  const { olga } = await api().team('afterwards')
  expect(await api().ask(olga, { url: '/v1/user/me' })).toMatchObject({ status: 200 })
  await reader?.cancel()
})
