import { describe, expect, it } from 'vitest'
import { exampleChart } from '../audit/finance/chartOfAccounts.ts'
import { byAdmin, team } from '../testing/testCommand.ts'
import { testDecider } from '../testing/testDecider.ts'
import type { TeamEvent } from './events.ts'
import { ChartOfAccounts } from './finance/vocabulary.ts'
import type { SetChartOfAccounts } from './setChartOfAccounts.ts'
import { teamStream } from './stream.ts'

const { given } = testDecider(teamStream)

const created: TeamEvent = {
  type: 'TeamCreated',
  data: { teamId: team, name: 'Evergreen', externalKey: 'T1', timeZone: 'UTC', pointsName: 'points' },
}
const setChart = (data: ChartOfAccounts): SetChartOfAccounts => ({
  type: 'setChartOfAccounts',
  ...byAdmin(),
  data,
})
const set: TeamEvent = { type: 'ChartOfAccountsSet', data: exampleChart }

describe('the chart of accounts of a team', () => {
  it('is set as a whole, and only when it changes', () => {
    given(created).when(setChart(exampleChart)).thenEvents(set)
    given(created, set).when(setChart(exampleChart)).thenNothing()
    const later = { ...exampleChart, fiscalYearStartsIn: 4 }
    given(created, set).when(setChart(later)).thenEvents({ type: 'ChartOfAccountsSet', data: later })
  })

  it('needs a team', () => {
    given().when(setChart(exampleChart)).thenRejected({ code: 'TEAM_UNKNOWN' })
  })

  it('calls an account of the company by one name', () => {
    const { accounts } = exampleChart
    const { error } = ChartOfAccounts.safeParse({
      ...exampleChart,
      accounts: { ...accounts, held: { code: accounts.redeemable.code, name: 'Held' } },
    })
    expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['accounts.held.name', 'The account 2200 has more than one name. Give it one name.'],
    ])
  })
})
