import { randomUUID } from 'node:crypto'
import { ownTaxRules, ownTaxYear } from '@laurel/contract/reports/ownTaxYear.ts'
import { listTaxedPeople } from '@laurel/contract/reports/taxYear.ts'
import { getTaxRules } from '@laurel/contract/team/taxRules.ts'
import { Acknowledged } from '@laurel/contract/wire/position.ts'
import type { LedgerCommand } from '@laurel/ledger/handling/commands.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { settle } from '@laurel/ledger/processes/settle.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { describe, expect, it } from 'vitest'
import { createTestApi } from '../../testing/testApi.ts'
import type { TestTeam } from '../../testing/testTeam.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url)

const rule = {
  country: 'DE',
  kinds: ['handedOver'],
  is_taxable: true,
  limit: { cents: 100, per: 'month', above: 'excess' },
  source: '=A law',
} as const
const settings = {
  country_field: null,
  country_names: [{ name: 'Deutschland', country: 'DE' }],
  otherwise: 'DE',
  year_starts: [{ country: 'GB', day: '04-06' }],
  rules: [rule],
}

const setRules = async ({ olga }: TestTeam, payload: object = settings) => {
  const answer = await api().ask(olga, { method: 'POST', url: '/v1/admin/settings/tax', payload })
  if (answer.status === 200) await api().shown(Acknowledged.parse(answer.body).position)
  return answer
}

/** Ann redeems points for a reward that is handed over at once. */
const receive = async ({ teamId, ann, rewardId }: TestTeam, points: number, occurredAt: Instant) => {
  const { ledger } = api()
  const redemptionId = randomUUID()
  const envelope = { teamId, actor: { kind: 'system', id: 'spec' }, occurredAt } as const
  const commands: readonly LedgerCommand[] = [
    {
      ...envelope,
      id: randomUUID(),
      type: 'requestRedemption',
      data: {
        redemptionId,
        memberId: ann.memberId,
        points,
        funding: 'none',
        redemptionType: 'CUSTOM',
        reward: { rewardId, name: 'Day off', emoji: '🏖️' },
        order: null,
        groupId: redemptionId,
      },
      policy: { limits: null, holdFor: null },
    },
    { ...envelope, id: randomUUID(), type: 'completeRedemption', data: { redemptionId } },
  ]
  for (const command of commands) {
    const outcome = await ledger.handle(command)
    if (outcome.kind === 'rejected') throw new Error(outcome.rejection.code)
    const settled = await settle(ledger, outcome.events)
    await api().shown(Math.max(outcome.position, settled.position ?? -1))
  }
  return redemptionId
}

describe('the tax rules of a team', () => {
  it('are set by administrators', async () => {
    const team = await api().team('rules')
    expect((await setRules(team)).status).toBe(200)
    const { body } = await api().ask(team.olga, { url: '/v1/admin/settings/tax' })
    expect(getTaxRules.response.parse(body)).toMatchObject(settings)
    expect(await api().ask(team.ann, { url: '/v1/admin/settings/tax' })).toMatchObject({ status: 403 })
  })

  it('decide about a kind of reward in a country once', async () => {
    const twice = await setRules(await api().team('twice'), { ...settings, rules: [rule, rule] })
    expect(twice).toMatchObject({ status: 400 })
    expect(twice.text).toContain('Another rule decides about handedOver in DE. Change that one.')
  })

  it('spell a country once', async () => {
    const [name] = settings.country_names
    const twice = await setRules(await api().team('spelled'), { ...settings, country_names: [name, name] })
    expect(twice).toMatchObject({ status: 400, body: { errors: [{ path: 'body.country_names.1' }] } })
  })
})

describe('what people received in a tax year', () => {
  it('is listed for administrators, and told to each person with the rules where they are', async () => {
    const team = await api().team('received')
    await setRules(team)
    const redemptionId = await receive(team, 250, '2026-03-05T12:00:00.000Z')
    const line = { country: 'DE', source: rule.source, items: 1, received: 250, taxable: 150, returned: 0 }
    const listed = await api().ask(team.olga, { url: '/v1/admin/tax/people?year=2026' })
    expect(listTaxedPeople.response.parse(listed.body)).toMatchObject({
      year: 2026,
      people: [{ user: { name: 'Ann' }, lines: [line] }],
      next: null,
    })
    const own = await api().ask(team.ann, { url: '/v1/user/tax?year=2026' })
    expect(ownTaxYear.response.parse(own.body)).toMatchObject({
      lines: [line],
      rewards: [
        { redemption_id: redemptionId, name: 'Day off', kind: 'handedOver', received_on: '2026-03-05' },
      ],
    })
    const empty = await api().ask(team.ben, { url: '/v1/user/tax' })
    expect(ownTaxYear.response.parse(empty.body)).toMatchObject({ lines: [], rewards: [] })
    const rules = await api().ask(team.ben, { url: '/v1/user/tax/rules' })
    expect(ownTaxRules.response.parse(rules.body)).toEqual({ country: 'DE', rules: [rule] })
  })

  it('is of the year in which it was received', async () => {
    const team = await api().team('years')
    await setRules(team)
    await receive(team, 100, '2026-03-05T12:00:00.000Z')
    const { body } = await api().ask(team.olga, { url: '/v1/admin/tax/people?year=2025' })
    expect(listTaxedPeople.response.parse(body)).toMatchObject({ year: 2025, people: [] })
  })

  it('is a file for payroll, and one with each reward, safe for spreadsheets', async () => {
    const team = await api().team('files')
    await setRules(team)
    const redemptionId = await receive(team, 250, '2026-03-05T12:00:00.000Z')
    const file = async (what: string) =>
      (await api().ask(team.olga, { url: `/v1/admin/tax/${what}/export?year=2026` })).text.split('\r\n')
    expect((await file('people'))[1]).toMatch(
      /^Ann,ann@files\.test,DE,handedOver,1,0,2\.50,1\.50,0\.00,\d{4}-\d\d,\d{4}-\d\d,'=A law$/,
    )
    expect((await file('rewards'))[1]).toMatch(
      new RegExp(
        `^Ann,ann@files\\.test,2026-03-05,Day off,handedOver,DE,2\\.50,\\d{4}-\\d\\d,'=A law,${redemptionId}$`,
      ),
    )
  })

  it('is for administrators only, beside one’s own', async () => {
    const team = await api().team('private')
    for (const path of ['people', 'people/export', 'rewards/export'])
      expect(await api().ask(team.ann, { url: `/v1/admin/tax/${path}` })).toMatchObject({ status: 403 })
  })
})
