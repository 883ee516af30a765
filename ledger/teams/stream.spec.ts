import { describe, expect, it } from 'vitest'
import { byAdmin, idOf, team } from '../testing/testCommand.ts'
import { testDecider } from '../testing/testDecider.ts'
import type { TeamEvent } from './events.ts'
import { teamStream } from './stream.ts'
import type { ClawBackPolicy, RewardCatalog } from './vocabulary.ts'

const { given } = testDecider(teamStream)

const identity = {
  teamId: team,
  name: 'Evergreen',
  externalKey: 'T1',
  timeZone: 'Europe/Berlin',
  pointsName: 'leaves',
}
const created: TeamEvent = { type: 'TeamCreated', data: identity }

const createTeam = { type: 'createTeam', ...byAdmin(), data: identity } as const
const setAllowancePolicy = {
  type: 'setAllowancePolicy',
  ...byAdmin(),
  data: { interval: 'MONTHLY', shoutoutPoints: 100, awardPoints: 500 },
} as const
const setTaggableValues = (...values: string[]) =>
  ({ type: 'setTaggableValues', ...byAdmin(), data: { values, isRequired: false } }) as const

describe('a team', () => {
  it('is created once, and may give nothing until a policy says so', () => {
    given().when(createTeam).thenEvents(created)
    given(created).when(createTeam).thenRejected({ code: 'TEAM_EXISTS' })
    expect(given(created).state).toMatchObject({ allowancePolicy: { shoutoutPoints: 0 } })
  })

  it('may begin with a trial, in which it has everything', () => {
    const until = '2026-12-01T08:00:00.000Z'
    const started: TeamEvent = { type: 'TrialStarted', data: { until } }
    given()
      .when({ ...createTeam, data: { ...identity, trialUntil: until } })
      .thenEvents(created, started)
    expect(given(created).state).toMatchObject({ plan: 'pro', trialEnd: null })
    expect(given(created, started).state).toMatchObject({ plan: 'pro', trialEnd: until })
  })

  it('lives in a time zone that calendars know', () => {
    const astray = { ...createTeam, data: { ...identity, timeZone: 'Mars/Phobos' } }
    given().when(astray).thenRejected({ code: 'TIME_ZONE_UNKNOWN', timeZone: 'Mars/Phobos' })
  })

  it('can be deactivated, and returns to the plan that it had', () => {
    const command = (type: 'deactivateTeam' | 'reactivateTeam') => ({ type, ...byAdmin(), data: {} }) as const
    const deactivated: TeamEvent = { type: 'TeamDeactivated', data: {} }
    const reactivated: TeamEvent = { type: 'TeamReactivated', data: { plan: 'pro' } }
    given(created).when(command('deactivateTeam')).thenEvents(deactivated)
    expect(given(created, deactivated).state).toMatchObject({ plan: 'inactive' })
    given(created, deactivated).when(command('deactivateTeam')).thenNothing()
    given(created, deactivated).when(command('reactivateTeam')).thenEvents(reactivated)
    expect(given(created, deactivated, reactivated).state).toMatchObject({ plan: 'pro', pausedPlan: null })
    given(created).when(command('reactivateTeam')).thenNothing()
    given().when(command('deactivateTeam')).thenRejected({ code: 'TEAM_UNKNOWN' })
  })

  it('sets what its members may give', () => {
    const policySet = { type: 'AllowancePolicySet', data: setAllowancePolicy.data } as const
    given(created).when(setAllowancePolicy).thenEvents(policySet)
    given(created, policySet).when(setAllowancePolicy).thenNothing()
    given().when(setAllowancePolicy).thenRejected({ code: 'TEAM_UNKNOWN' })
  })

  it('moves to another time zone that calendars know', () => {
    const moveTo = (timeZone: string) => ({ type: 'setTimeZone', ...byAdmin(), data: { timeZone } }) as const
    const moved: TeamEvent = { type: 'TimeZoneSet', data: { timeZone: 'Asia/Tokyo' } }
    given(created).when(moveTo('Asia/Tokyo')).thenEvents(moved)
    given(created, moved).when(moveTo('Asia/Tokyo')).thenNothing()
    expect(given(created, moved).state).toMatchObject({ timeZone: 'Asia/Tokyo' })
    for (const timeZone of ['Mars/Phobos', '+09:00'])
      given(created).when(moveTo(timeZone)).thenRejected({ code: 'TIME_ZONE_UNKNOWN', timeZone })
    given().when(moveTo('Asia/Tokyo')).thenRejected({ code: 'TEAM_UNKNOWN' })
  })

  it('speaks another language to its channels', () => {
    const speak = (locale: string) => ({ type: 'setTeamLocale', ...byAdmin(), data: { locale } }) as const
    const spoken: TeamEvent = { type: 'TeamLocaleSet', data: { locale: 'DE-AT' } }
    expect(given(created).state).toMatchObject({ locale: null })
    given(created).when(speak('DE-AT')).thenEvents(spoken)
    given(created, spoken).when(speak('DE-AT')).thenNothing()
    expect(given(created, spoken).state).toMatchObject({ locale: 'DE-AT' })
    given().when(speak('DE-AT')).thenRejected({ code: 'TEAM_UNKNOWN' })
  })

  it('lets the company bear spent points of a recall, until it says otherwise', () => {
    const setClawBackPolicy = (clawBackPolicy: ClawBackPolicy) =>
      ({ type: 'setClawBackPolicy', ...byAdmin(), data: { clawBackPolicy } }) as const
    const policySet: TeamEvent = { type: 'ClawBackPolicySet', data: { clawBackPolicy: 'owe' } }
    given(created).when(setClawBackPolicy('absorb')).thenNothing()
    given(created).when(setClawBackPolicy('owe')).thenEvents(policySet)
    given(created, policySet).when(setClawBackPolicy('owe')).thenNothing()
    given().when(setClawBackPolicy('owe')).thenRejected({ code: 'TEAM_UNKNOWN' })
  })

  it('limits what members may redeem, once it says so', () => {
    const data = { pointsPerDayMax: 5000, redemptionsPerDayMax: null, holdAbovePoints: 10_000 }
    const setRewardPolicy = { type: 'setRewardPolicy', ...byAdmin(), data } as const
    const policySet: TeamEvent = { type: 'RewardPolicySet', data }
    given(created).when(setRewardPolicy).thenEvents(policySet)
    given(created, policySet).when(setRewardPolicy).thenNothing()
    given().when(setRewardPolicy).thenRejected({ code: 'TEAM_UNKNOWN' })
  })

  it('shows no catalog of rewards until it turns one on', () => {
    const set = (...catalogs: RewardCatalog[]) =>
      ({ type: 'setRewardCatalogs', ...byAdmin(), data: { catalogs } }) as const
    const catalogsSet: TeamEvent = {
      type: 'RewardCatalogsSet',
      data: { catalogs: ['CUSTOM_CATALOG', 'GIFT_CARDS'] },
    }
    given(created).when(set()).thenNothing()
    given(created)
      .when(set('GIFT_CARDS', 'CUSTOM_CATALOG', 'GIFT_CARDS'))
      .thenEvents(catalogsSet)
    given(created, catalogsSet).when(set('GIFT_CARDS', 'CUSTOM_CATALOG')).thenNothing()
    given().when(set()).thenRejected({ code: 'TEAM_UNKNOWN' })
  })

  it('says who is notified of redemptions', () => {
    const [ann, ben] = [idOf('Ann'), idOf('Ben')]
    const set = (...memberIds: string[]) =>
      ({ type: 'setRewardNotices', ...byAdmin(), data: { memberIds } }) as const
    const noticesSet: TeamEvent = { type: 'RewardNoticesSet', data: { memberIds: [ann, ben] } }
    given(created)
      .when(set(ann, ben, ann))
      .thenEvents(noticesSet)
    given(created, noticesSet).when(set(ann, ben)).thenNothing()
    given().when(set(ann)).thenRejected({ code: 'TEAM_UNKNOWN' })
  })

  it('sets the values a shoutout can carry', () => {
    const valuesSet: TeamEvent = {
      type: 'TaggableValuesSet',
      data: { values: ['Courage', 'Care'], isRequired: false },
    }
    given(created).when(setTaggableValues(' Courage', 'Care ')).thenEvents(valuesSet)
    given(created, valuesSet).when(setTaggableValues('Courage', 'Care')).thenNothing()
    given().when(setTaggableValues('Courage')).thenRejected({ code: 'TEAM_UNKNOWN' })
  })

  it('says with its settings whether a shoutout must carry a value', () => {
    const require = (isValueRequired: boolean) =>
      ({ type: 'changeTeamSettings', ...byAdmin(), data: { changes: {}, isValueRequired } }) as const
    const required: TeamEvent = { type: 'TaggableValuesSet', data: { values: [], isRequired: true } }
    given(created).when(require(true)).thenEvents(required)
    given(created, required).when(require(true)).thenNothing()
  })

  it('has no value twice, however it is written', () => {
    given(created)
      .when(setTaggableValues('Courage', 'courage '))
      .thenRejected({ code: 'DUPLICATE_VALUE', value: 'courage' })
  })
})
