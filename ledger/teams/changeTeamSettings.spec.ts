import { describe, expect, it } from 'vitest'
import { byAdmin, team } from '../testing/testCommand.ts'
import { testDecider } from '../testing/testDecider.ts'
import { type TeamEvent, TeamSettingsChanged } from './events.ts'
import { initialSettings, type TeamSettingsChanges } from './settings.ts'
import { teamStream } from './stream.ts'

const { given } = testDecider(teamStream)

const created: TeamEvent = {
  type: 'TeamCreated',
  data: { teamId: team, name: 'Evergreen', externalKey: 'T1', timeZone: 'UTC', pointsName: 'leaves' },
}
const change = (changes: TeamSettingsChanges) =>
  ({ type: 'changeTeamSettings', ...byAdmin(), data: { changes } }) as const
const introduce = (message: string | null) =>
  ({ type: 'introduceLaurel', ...byAdmin(), data: { message } }) as const

describe('settings of a team', () => {
  it('begin with the usual ones and the name of its points', () => {
    expect(given(created).state).toMatchObject({ settings: initialSettings('leaves') })
  })

  it('change by what is named; the rest stays', () => {
    const settings = { ...initialSettings('leaves'), usesAllChannels: true }
    given(created)
      .when(change({ usesAllChannels: true }))
      .thenEvents({ type: 'TeamSettingsChanged', data: { settings } })
    given(created, { type: 'TeamSettingsChanged', data: { settings } })
      .when(change({ usesAllChannels: true }))
      .thenNothing()
    given().when(change({})).thenRejected({ code: 'TEAM_UNKNOWN' })
  })
})

describe('the name of the points', () => {
  const named = (pointsName: string, pointsNameSingular: string | null): TeamEvent => ({
    type: 'TeamSettingsChanged',
    data: { settings: { ...initialSettings('leaves'), pointsName, pointsNameSingular } },
  })

  it('has one word for one and one for many', () => {
    given(created)
      .when(change({ pointsName: 'pennies', pointsNameSingular: 'penny' }))
      .thenEvents(named('pennies', 'penny'))
    expect(given(created, named('Sterne', 'Stern')).state).toMatchObject({
      pointsName: { one: 'Stern', many: 'Sterne' },
    })
  })

  it('keeps the word for one as long as the word for many stays', () => {
    const german = given(created, named('Sterne', 'Stern'))
    german.when(change({ pointsName: 'Sterne' })).thenNothing()
    german.when(change({ pointsName: 'wishes' })).thenEvents(named('wishes', null))
    expect(given(created, named('wishes', null)).state).toMatchObject({
      pointsName: { one: 'wish', many: 'wishes' },
    })
  })

  it('had no word for one in version 1', () => {
    const {
      pointsNameSingular: _none,
      baseCurrency: _usd,
      showsFairness: _off,
      ...former
    } = initialSettings('leaves')
    expect(TeamSettingsChanged.parse({ settings: former }, 1).data).toEqual({
      settings: initialSettings('leaves'),
    })
  })
})

describe('the colour', () => {
  it('began with a number sign until version 2, when money was always shown in dollars', () => {
    const {
      baseCurrency: _usd,
      showsFairness: _off,
      ...former
    } = { ...initialSettings('leaves'), primaryColor: '#1f5b45' }
    expect(TeamSettingsChanged.parse({ settings: former }, 2).data).toEqual({
      settings: { ...initialSettings('leaves'), primaryColor: '1f5b45', baseCurrency: 'USD' },
    })
  })
})

describe('introducing the product', () => {
  it('is put on record with the words to send', () => {
    given(created)
      .when(introduce('Welcome!'))
      .thenEvents({ type: 'LaurelIntroduced', data: { introductionId: byAdmin().id, message: 'Welcome!' } })
    given().when(introduce(null)).thenRejected({ code: 'TEAM_UNKNOWN' })
  })
})
