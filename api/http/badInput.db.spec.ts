import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { describe, expect, test } from 'vitest'
import { createTestApi } from '../testing/testApi.ts'
import { bodyBytesMax } from './limits.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url)

const adjust = (memberId: string, payload: unknown, headers: Record<string, string> = {}) => ({
  method: 'POST' as const,
  url: `/v1/admin/members/${memberId}/adjust`,
  payload: JSON.stringify(payload),
  headers: { 'content-type': 'application/json', ...headers },
})

describe('bad input', () => {
  test.each([
    ['a text for a number', { points: '100', reason: 'x' }, 'body.points'],
    ['half a point', { points: 0.5, reason: 'x' }, 'body.points'],
    ['a reason of blanks', { points: 1, reason: '   ' }, 'body.reason'],
    ['characters no store can hold', { points: 1, reason: 'a\u0000b' }, 'body.reason'],
    ['an account that does not exist', { points: 1, reason: 'x', account: 'gold' }, 'body.account'],
    ['more points than there are', { points: 1e12, reason: 'x' }, 'body.points'],
    ['nothing', null, 'body'],
  ])('%s is refused, and the field is named', async (name, payload, path) => {
    const { olga, ann } = await api().team(name.replaceAll(' ', '-'))
    const answer = await api().ask(olga, adjust(ann.memberId, payload))
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } })
    expect(answer.headers['content-type']).toContain('application/problem+json')
    expect(JSON.stringify(answer.body)).toContain(`"path":"${path}"`)
  })

  test('broken JSON, foreign content and empty bodies are refused as such', async () => {
    const { olga, ann } = await api().team('broken')
    const target = `/v1/admin/members/${ann.memberId}/adjust`
    const json = { 'content-type': 'application/json' }
    for (const request of [
      { payload: '{"points": ', headers: json },
      { payload: '', headers: json },
      { payload: '<points/>', headers: { 'content-type': 'text/xml' } },
    ]) {
      const answer = await api().ask(olga, { method: 'POST', url: target, ...request })
      expect(answer.status, request.payload).toBeGreaterThanOrEqual(400)
      expect(answer.status, request.payload).toBeLessThan(500)
      expect(answer.body).toMatchObject({ code: 'INVALID_REQUEST' })
    }
  })

  test('a body beyond all reason is refused before it is read', async () => {
    const { olga, ann } = await api().team('oversize')
    const answer = await api().ask(olga, adjust(ann.memberId, { reason: 'x'.repeat(bodyBytesMax) }))
    expect(answer).toMatchObject({ status: 413, body: { code: 'TOO_LARGE' } })
  })

  test('ids that are none, and lists asked for in nonsense, are refused', async () => {
    const { olga } = await api().team('nonsense')
    for (const path of [
      '/v1/admin/members/1',
      "/v1/admin/members/'; drop table members; --",
      '/v1/admin/members?range=[0',
      '/v1/admin/members?sort=["password","ASC"]',
      '/v1/admin/members?filter={"id":"x"}',
      '/v1/team/reporting/activity?type=secrets',
      '/v1/team/reporting/activity?page=0',
      '/v1/team/reporting/feed?start=yesterday',
      '/v1/team/redemptions?type=all',
    ]) {
      const answer = await api().ask(olga, { url: encodeURI(path) })
      expect(answer, path).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } })
    }
  })

  test('a balance is never corrected below zero, and nothing is recorded', async () => {
    const { olga, ann } = await api().team('below')
    const answer = await api().ask(olga, adjust(ann.memberId, { points: -501, reason: 'Too much' }))
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'BALANCE_TOO_LOW', data: { available: 500, requested: 501 } },
    })
  })

  test('an address where nothing is says so', async () => {
    expect(await api().ask(null, { url: '/v1/nothing' })).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    })
  })
})

describe('idempotency keys', () => {
  test('make an adjustment happen once, and conflict with another one', async () => {
    const { olga, ann, ben } = await api().team('keys')
    const key = { 'idempotency-key': 'a click' }
    const body = { points: 5, reason: 'Thanks' }
    const first = await api().ask(olga, adjust(ann.memberId, body, key))
    const again = await api().ask(olga, adjust(ann.memberId, body, key))
    expect(first.headers['idempotency-hit']).toBeUndefined()
    expect(again).toMatchObject({ status: 200, body: first.body, headers: { 'idempotency-hit': 'true' } })
    for (const other of [
      adjust(ann.memberId, { ...body, points: 6 }, key),
      adjust(ben.memberId, body, key),
    ]) {
      expect(await api().ask(olga, other)).toMatchObject({
        status: 409,
        body: { code: 'IDEMPOTENCY_CONFLICT' },
      })
    }
  })

  test('belong to who sends them', async () => {
    const first = await api().team('key-one')
    const second = await api().team('key-two')
    const key = { 'idempotency-key': 'the same' }
    for (const { olga, ann } of [first, second]) {
      const answer = await api().ask(olga, adjust(ann.memberId, { points: 5, reason: 'x' }, key))
      expect(answer).toMatchObject({ status: 200 })
      expect(answer.headers['idempotency-hit']).toBeUndefined()
    }
  })

  test('of unreasonable length are refused', async () => {
    const { olga, ann } = await api().team('long-key')
    const key = { 'idempotency-key': 'k'.repeat(1000) }
    expect(await api().ask(olga, adjust(ann.memberId, { points: 5, reason: 'x' }, key))).toMatchObject({
      status: 400,
      body: { code: 'INVALID_REQUEST', errors: [{ path: 'headers.idempotency-key' }] },
    })
  })
})
