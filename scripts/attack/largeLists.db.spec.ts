import { createTestApi } from '@laurel/api/testing/testApi.ts'
import { Problem } from '@laurel/contract/wire/problem.ts'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { createTestDatabase } from '../database/testDatabase.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url)

const id = (number: number): string => `10000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const ids = (count: number): string[] => Array.from({ length: count }, (_, number) => id(number))

const shoutout = (forUserIds: readonly string[]) => ({ for_user_ids: forUserIds, points_each: 1 })
const giving = (forUserIds: readonly string[]) => ({
  method: 'POST' as const,
  url: '/v1/shoutouts',
  payload: shoutout(forUserIds),
})
const granting = (userIds: readonly string[]) => ({
  method: 'POST' as const,
  url: `/v1/team/awards/${id(0)}/give`,
  payload: { user_ids: userIds },
})

const badIds = Array.from({ length: 60_000 }, () => 'x')
const fewBadIds = badIds.slice(0, 900)

test.each([
  ['a shoutout to 60,000 bad ids', giving(badIds)],
  ['an award to 60,000 bad ids', granting(badIds)],
  ['a shoutout to 900 bad ids', giving(fewBadIds)],
  ['an award to 900 bad ids', granting(fewBadIds)],
])('%s is refused in few words', async (name, request) => {
  const { ann } = await api().team(name.replaceAll(/\W+/g, '-'))
  const answer = await api().ask(ann, request)
  expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } })
  expect(Problem.parse(answer.body).errors?.length).toBeLessThanOrEqual(20)
  expect(answer.text.length).toBeLessThan(8_000)
})

test('a bulk call with bad ids is refused item by item in few words', async () => {
  const { ann } = await api().team('bulk')
  const shoutouts = [1, 2].map(number => ({ id: String(number), ...shoutout(fewBadIds) }))
  const answer = await api().ask(ann, { method: 'POST', url: '/v1/shoutouts/bulk', payload: { shoutouts } })
  const { results } = z.object({ results: z.array(z.object({ problem: Problem })) }).parse(answer.body)
  for (const { problem } of results) expect(problem.errors).toHaveLength(20)
})

test.each([
  ['shoutout', giving(ids(201))],
  ['award', granting(ids(201))],
])('a %s to too many people is refused before they are looked up', async (name, request) => {
  const { olga } = await api().team(`too-many-${name}`)
  const reads = vi.spyOn(api().log, 'readStream')
  const answer = await api().ask(olga, request)
  expect(answer).toMatchObject({ status: 422, body: { code: 'TOO_MANY_RECIPIENTS' } })
  expect(reads.mock.calls.length).toBeLessThan(10)
  reads.mockRestore()
})
