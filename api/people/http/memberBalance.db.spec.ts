import { listLedgerEntries } from '@laurel/contract/reports/ledgerEntries.ts'
import { Acknowledged } from '@laurel/contract/wire/position.ts'
import { addMilliseconds } from '@laurel/ledger/kernel/instant.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { describe, expect, test } from 'vitest'
import { createTestApi } from '../../testing/testApi.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url)

const balance = (memberId: string, query = '') => ({ url: `/v1/admin/members/${memberId}/balance${query}` })

describe('the balance of a member', () => {
  test('is shown as of any instant, on the requested clock', async () => {
    const { olga, ann } = await api().team('machine')
    api().clock.now = new Date(Date.now() + 1000)
    const adjusted = await api().ask(olga, {
      method: 'POST',
      url: `/v1/admin/members/${ann.memberId}/adjust`,
      payload: { points: -20, reason: 'Counted twice' },
    })
    const { position } = Acknowledged.parse(adjusted.body)
    const now = await api().ask(olga, balance(ann.memberId, `?after=${position}&as_of=2999-01-01T00:00:00Z`))
    expect(now.body).toEqual({
      as_of: '2999-01-01T00:00:00.000Z',
      clock: 'occurred',
      redeemable_points: 480,
      owed_points: 0,
      shoutout_allowance_remaining: 0,
      award_allowance_remaining: 0,
    })
    const entries = await api().ask(olga, { url: '/v1/admin/ledgerEntries' })
    const entry = listLedgerEntries.response.parse(entries.body).find(({ points }) => points === -20)
    if (!entry) throw new Error('The adjustment has no entry.')
    for (const clock of ['occurred', 'recorded'] as const) {
      const moment = entry[`${clock}_at`]
      const at = (instant: string) =>
        api().ask(olga, balance(ann.memberId, `?as_of=${instant}&clock=${clock}`))
      expect((await at(moment)).body).toMatchObject({ redeemable_points: 480, as_of: moment, clock })
      expect((await at(addMilliseconds(moment, -1))).body).toMatchObject({ redeemable_points: 500 })
      expect((await at('2001-01-01T01:00:00%2B01:00')).body).toMatchObject({
        redeemable_points: 0,
        owed_points: 0,
        as_of: '2001-01-01T00:00:00.000Z',
      })
    }
  })

  test('is for administrators of the same team alone', async () => {
    const { ann } = await api().team('mine')
    const { olga: stranger } = await api().team('theirs')
    expect(await api().ask(ann, balance(ann.memberId))).toMatchObject({ status: 403 })
    expect(await api().ask(null, balance(ann.memberId))).toMatchObject({ status: 401 })
    expect(await api().ask(stranger, balance(ann.memberId))).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    })
  })
})
