import { describe, expect, it } from 'vitest'
import { exampleRules } from '../audit/tax/taxRules.ts'
import { byAdmin, team } from '../testing/testCommand.ts'
import { testDecider } from '../testing/testDecider.ts'
import type { TeamEvent } from './events.ts'
import type { SetTaxRules } from './setTaxRules.ts'
import { teamStream } from './stream.ts'
import { noTaxRules, TaxRules } from './tax/taxRules.ts'

const { given } = testDecider(teamStream)

const created: TeamEvent = {
  type: 'TeamCreated',
  data: { teamId: team, name: 'Evergreen', externalKey: 'T1', timeZone: 'UTC', pointsName: 'points' },
}
const setRules = (data: TaxRules): SetTaxRules => ({ type: 'setTaxRules', ...byAdmin(), data })

describe('the tax rules of a team', () => {
  it('are set as a whole, and only when they change', () => {
    given(created).when(setRules(exampleRules)).thenEvents({ type: 'TaxRulesSet', data: exampleRules })
    given(created, { type: 'TaxRulesSet', data: exampleRules }).when(setRules(exampleRules)).thenNothing()
    given(created).when(setRules(noTaxRules)).thenNothing()
  })

  it('need a team', () => {
    given().when(setRules(exampleRules)).thenRejected({ code: 'TEAM_UNKNOWN' })
  })

  it('decide about a kind of reward in a country once', () => {
    const [first] = exampleRules.rules
    const twice = { ...exampleRules, rules: [...exampleRules.rules, ...(first ? [first] : [])] }
    const { error } = TaxRules.safeParse(twice)
    expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['rules.5.kinds', 'Another rule decides about giftCard in US. Change that one.'],
    ])
  })

  it('name no more countries than a profile can have', () => {
    const countryNames = Object.fromEntries(
      Array.from({ length: 301 }, (_, index) => [`Land ${index}`, 'DE']),
    )
    expect(TaxRules.safeParse({ ...noTaxRules, countryNames }).success).toBe(false)
  })
})
