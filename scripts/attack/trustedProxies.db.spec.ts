import { createTestApi } from '@laurel/api/testing/testApi.ts'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../database/testDatabase.ts'

const { url } = await createTestDatabase()
const proxy = '192.0.2.10'
const requestsPerMinuteMax = 3
const api = createTestApi(url, { settings: { requestsPerMinuteMax, trustedProxies: [proxy] } })

const ask = (remoteAddress: string, forwardedFor: string) =>
  api().ask(null, { url: '/v1/user/me', remoteAddress, headers: { 'x-forwarded-for': forwardedFor } })

const useUp = async (remoteAddress: string, forwardedFor: string): Promise<number> => {
  for (let asked = 0; asked < requestsPerMinuteMax; asked += 1) await ask(remoteAddress, forwardedFor)
  return (await ask(remoteAddress, forwardedFor)).status
}

test('callers behind a trusted proxy are limited each by their own address', async () => {
  expect(await useUp(proxy, '203.0.113.1')).toBe(429)
  expect(await ask(proxy, '203.0.113.2')).toMatchObject({ status: 401 })
})

test('an address that the caller wrote itself does not count', async () => {
  expect(await useUp(proxy, '10.0.0.1, 203.0.113.3')).toBe(429)
  expect(await ask(proxy, '10.0.0.2, 203.0.113.3')).toMatchObject({ status: 429 })
  expect(await useUp('203.0.113.4', '203.0.113.5')).toBe(429)
  expect(await ask('203.0.113.4', '203.0.113.6')).toMatchObject({ status: 429 })
  expect(await useUp('203.0.113.7', 'none')).toBe(429)
})

test('the security log holds the address of the caller', async () => {
  const { ann } = await api().team('logged')
  const { token } = await api().access.loginLinks.mint(ann)
  const signedIn = await api().ask(null, {
    method: 'POST',
    url: '/v1/user/exchange_token',
    payload: { token },
    remoteAddress: proxy,
    headers: { 'x-forwarded-for': '203.0.113.9' },
  })
  expect(signedIn.status).toBe(200)
  const { rows } = await api().database.query(
    'select ip_address from access.security_log where member_id = $1',
    [ann.memberId],
  )
  expect(rows).toEqual([{ ip_address: '203.0.113.9' }])
})
