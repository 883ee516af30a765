import { describe, expect, it } from 'vitest'
import { byAdmin, team } from '../testing/testCommand.ts'
import { testDecider } from '../testing/testDecider.ts'
import type { ChoosePlan } from './choosePlan.ts'
import type { EndPlan } from './endPlan.ts'
import type { TeamEvent } from './events.ts'
import { teamStream } from './stream.ts'

const { given } = testDecider(teamStream)

const created: TeamEvent = {
  type: 'TeamCreated',
  data: { teamId: team, name: 'Evergreen', externalKey: 'T1', timeZone: 'UTC', pointsName: 'leaves' },
}
const until = '2026-03-10T12:00:00.000Z'
const onTrial: TeamEvent = { type: 'TrialStarted', data: { until } }
const deactivated: TeamEvent = { type: 'TeamDeactivated', data: {} }

const pro = { plan: 'pro', interval: 'MONTHLY', subscriptionReference: 'sub_1' } as const
const proChosen: TeamEvent = { type: 'PlanChosen', data: pro }
const ended = (
  reason: EndPlan['data']['reason'],
  subscriptionReference: string | null,
  plan: 'ended' | 'inactive' = 'ended',
): TeamEvent => ({ type: 'PlanEnded', data: { reason, subscriptionReference, plan } })
const choose = (data: ChoosePlan['data']) => ({ type: 'choosePlan', ...byAdmin(), data }) as const
const end = (
  reason: EndPlan['data']['reason'],
  subscriptionReference: string | null = null,
  occurredAt = until,
) => ({ type: 'endPlan', ...byAdmin(occurredAt), data: { reason, subscriptionReference } }) as const

describe('choosing a plan', () => {
  it('ends a trial', () => {
    given(created, onTrial).when(choose(pro)).thenEvents(proChosen)
    expect(given(created, onTrial, proChosen).state).toMatchObject({
      plan: 'pro',
      trialEnd: null,
      subscription: { plan: 'pro', interval: 'MONTHLY', reference: 'sub_1' },
    })
  })

  it.each([
    ['another plan', { ...pro, plan: 'core' }],
    ['another interval', { ...pro, interval: 'ANNUAL' }],
    ['another subscription', { ...pro, subscriptionReference: 'sub_2' }],
  ] as const)('records %s, and the same choice once', (_what, data) => {
    given(created, proChosen).when(choose(data)).thenEvents({ type: 'PlanChosen', data })
    given(created, proChosen, { type: 'PlanChosen', data }).when(choose(data)).thenNothing()
  })

  it('wakes a team that had ended or was deactivated', () => {
    const events = [created, proChosen, ended('unpaid', 'sub_1'), deactivated]
    const again = { ...pro, subscriptionReference: 'sub_2' }
    given(...events)
      .when(choose(again))
      .thenEvents({ type: 'PlanChosen', data: again })
    expect(given(...events, { type: 'PlanChosen', data: again }).state).toMatchObject({
      plan: 'pro',
      pausedPlan: null,
    })
  })

  it('does not wake a deactivated team by a repeated notice', () => {
    given(created, proChosen, deactivated).when(choose(pro)).thenNothing()
  })

  it('needs a team', () => {
    given().when(choose(pro)).thenRejected({ code: 'TEAM_UNKNOWN' })
  })
})

describe('the end of a trial', () => {
  it('comes when its time is over', () => {
    given(created, onTrial).when(end('trial')).thenEvents(ended('trial', null))
    given(created, onTrial)
      .when(end('trial', null, '2026-03-10T11:59:59.999Z'))
      .thenNothing()
    expect(given(created, onTrial, ended('trial', null)).state).toMatchObject({
      plan: 'ended',
      trialEnd: until,
    })
  })

  it('comes once, and not for a team that chose a plan or never tried', () => {
    given(created, onTrial, ended('trial', null)).when(end('trial')).thenNothing()
    given(created, onTrial, proChosen).when(end('trial')).thenNothing()
    given(created).when(end('trial')).thenNothing()
    given().when(end('trial')).thenRejected({ code: 'TEAM_UNKNOWN' })
  })
})

describe.each(['cancelled', 'unpaid'] as const)('the end of a subscription that is %s', reason => {
  it('ends the plan', () => {
    given(created, proChosen).when(end(reason, 'sub_1')).thenEvents(ended(reason, 'sub_1'))
    expect(given(created, proChosen, ended(reason, 'sub_1')).state).toMatchObject({
      plan: 'ended',
      subscription: null,
    })
  })

  it('changes nothing for a subscription that was replaced, or a second time', () => {
    given(created, proChosen).when(end(reason, 'sub_0')).thenNothing()
    given(created, proChosen, ended(reason, 'sub_1')).when(end(reason, 'sub_1')).thenNothing()
    given(created, onTrial).when(end(reason)).thenNothing()
  })

  it('leaves a deactivated team inactive, and it returns without a plan', () => {
    given(created, proChosen, deactivated)
      .when(end(reason, 'sub_1'))
      .thenEvents(ended(reason, 'sub_1', 'inactive'))
    const events = [created, proChosen, deactivated, ended(reason, 'sub_1', 'inactive')]
    expect(given(...events).state).toMatchObject({ plan: 'inactive', pausedPlan: 'ended' })
    given(...events)
      .when({ type: 'reactivateTeam', ...byAdmin(), data: {} })
      .thenEvents({ type: 'TeamReactivated', data: { plan: 'ended' } })
  })
})
