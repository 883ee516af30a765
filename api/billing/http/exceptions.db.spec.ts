import { decideException, listExceptions, readException } from '@laurel/contract/billing/exceptions.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { describe, expect, test } from 'vitest'
import { createTestApi } from '../../testing/testApi.ts'
import type { TestMember, TestTeam } from '../../testing/testTeam.ts'
import { type Difference, exceptionIdOf } from '../reconciliation/difference.ts'
import { keepDifferences } from '../reconciliation/exceptionRows.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url)
const at = '2026-03-11T09:00:00.000Z'

const missing = ({ teamId }: TestTeam, reference = `pi_${teamId}`): Difference => ({
  kind: 'payment.missing',
  teamId,
  partner: 'stripe',
  subject: reference,
  reference,
  cents: 5000,
  at,
  said: { cents: 5000, currency: 'usd', status: null },
  problem: 'The payment succeeded, and the books do not have it.',
  compensation: {
    type: 'topUpFund',
    data: { topUpId: derivedId('top-up', reference), points: 5000, paymentReference: reference },
  },
})
/** Money that went back, while its points stay. */
const unpaid = (team: TestTeam): Difference => ({
  ...missing(team, `pi_unpaid_${team.teamId}`),
  kind: 'reversal.statement',
  cents: -700,
  said: { cents: -700, currency: 'usd', status: null },
  compensation: null,
})

const find = async (difference: Difference): Promise<string> => {
  await keepDifferences(api().database, difference, [difference], at)
  return exceptionIdOf(difference)
}
const list = async (as: TestMember, filter: Record<string, unknown> = {}) => {
  const query = new URLSearchParams({ filter: JSON.stringify(filter) })
  const { body } = await api().ask(as, { url: `/v1/admin/exceptions?${query.toString()}` })
  return listExceptions.response.parse(body)
}
const read = async (as: TestMember, id: string, after = -1) =>
  readException.response.parse(
    (await api().ask(as, { url: `/v1/admin/exceptions/${id}?after=${after}` })).body,
  )
const decide = (as: TestMember, id: string, decision: string, reason = 'The webhook was lost.') =>
  api().ask(as, {
    method: 'POST',
    url: `/v1/admin/exceptions/${id}/decide`,
    payload: { decision, reason },
  })

describe('what the books and a partner disagree about', () => {
  test('is listed, opened with what each side says, and compensated with a reason', async () => {
    const team = await api().team('exceptions')
    const { olga } = team
    const id = await find(missing(team))
    expect(await list(olga)).toMatchObject([
      {
        id,
        partner: 'Stripe',
        cents: 5000,
        status: 'open',
        compensation: { type: 'topUpFund', points: 5000 },
        decisions: ['compensate', 'accept'],
      },
    ])
    const said = { cents: 5000, currency: 'usd', status: null }
    expect((await read(olga, id)).sides).toEqual({ ledger: null, read_model: null, partner: said })

    const decided = await decide(olga, id, 'compensate')
    const { position } = decideException.response.parse(decided.body)
    expect(await read(olga, id, position)).toMatchObject({
      status: 'compensated',
      decisions: [],
      decided_by: { name: 'Olga' },
      reason: 'The webhook was lost.',
      sides: { ledger: said, read_model: said, partner: said },
    })
    expect(await list(olga)).toEqual([])
    expect(await list(olga, { status: 'decided', about: 'payments' })).toHaveLength(1)
    expect(await list(olga, { status: 'decided', about: 'orders' })).toEqual([])
    expect(await decide(olga, id, 'accept')).toMatchObject({
      status: 409,
      body: { code: 'DECISION_NOT_OFFERED' },
    })
  })

  test('needs a reason, and is not accepted by a team that would keep what it did not pay for', async () => {
    const team = await api().team('unpaid')
    const { olga } = team
    const id = await find(unpaid(team))
    expect((await list(olga))[0]?.decisions).toEqual([])
    expect(await decide(olga, id, 'accept')).toMatchObject({
      status: 409,
      body: { code: 'DECISION_NOT_OFFERED' },
    })
    const other = await find(missing(team))
    expect(await decide(olga, other, 'accept', ' ')).toMatchObject({ status: 400 })
    expect(await decide(olga, other, 'accept', 'It was paid back.')).toMatchObject({ status: 200 })
  })

  test('is for administrators of the same team alone', async () => {
    const team = await api().team('own')
    const { olga: stranger } = await api().team('foreign')
    const id = await find(missing(team))
    expect(await list(stranger)).toEqual([])
    expect(await api().ask(stranger, { url: `/v1/admin/exceptions/${id}` })).toMatchObject({ status: 404 })
    expect(await decide(stranger, id, 'accept')).toMatchObject({ status: 404 })
    expect(await decide(team.ann, id, 'accept')).toMatchObject({ status: 403 })
    expect(await api().ask(team.ann, { url: '/v1/admin/exceptions' })).toMatchObject({ status: 403 })
  })
})
