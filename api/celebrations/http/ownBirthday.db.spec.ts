import { randomUUID } from 'node:crypto'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { describe, expect, test } from 'vitest'
import { createTestApi } from '../../testing/testApi.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url)

const own = { url: '/v1/user/birthday' }
const save = (birthday: string | null, is_private: boolean) => ({
  ...own,
  method: 'PUT' as const,
  headers: { 'idempotency-key': randomUUID() },
  payload: { birthday, is_private },
})

describe('the birthday of a person', () => {
  test('is entered, hidden and removed by them', async () => {
    const { ann } = await api().team('birthdays')
    expect((await api().ask(ann, own)).body).toEqual({ birthday: null, is_private: false })
    expect(await api().ask(ann, save('02-29', true))).toMatchObject({ status: 200 })
    expect((await api().ask(ann, own)).body).toEqual({ birthday: '02-29', is_private: true })
    expect(await api().ask(ann, save(null, true))).toMatchObject({ status: 200 })
    expect((await api().ask(ann, own)).body).toEqual({ birthday: null, is_private: true })
  })

  test('is a day of the calendar', async () => {
    const { ann } = await api().team('calendar')
    expect(await api().ask(ann, save('02-30', false))).toMatchObject({ status: 400 })
  })

  test('stays theirs: an administrator sees no private one', async () => {
    const { ann, olga } = await api().team('private-birthdays')
    const saved = await api().ask(ann, save('03-14', true))
    await api().shown(Number(JSON.parse(saved.text).position))
    const profile = await api().ask(olga, { url: `/v1/admin/members/${ann.memberId}` })
    expect(profile.text).not.toContain('03-14')
    expect((await api().ask(olga, own)).body).toEqual({ birthday: null, is_private: false })
  })
})
