import { describe, expect, it } from 'vitest'
import { expiryDayOf } from '../members/points/expiry.ts'
import { byAdmin } from '../testing/testCommand.ts'
import { testDecider } from '../testing/testDecider.ts'
import type { TeamEvent } from './events.ts'
import type { SetPointsExpiry } from './setPointsExpiry.ts'
import { teamStream } from './stream.ts'

const { given } = testDecider(teamStream)

const created: TeamEvent = {
  type: 'TeamCreated',
  data: {
    teamId: '5f0c5a3e-0000-4000-8000-000000000001',
    name: 'Evergreen',
    externalKey: 'T1',
    timeZone: 'Europe/Berlin',
    pointsName: 'points',
  },
}
const reason = 'The books close'
const expiring = (months: number): TeamEvent => ({
  type: 'PointsExpirySet',
  data: { expiry: { months, notBefore: '2026-05-20' }, reason },
})
const setPointsExpiry = (months: number | null): SetPointsExpiry => ({
  type: 'setPointsExpiry',
  ...byAdmin(),
  occurredAt: '2026-10-01T12:00:00.000Z',
  data: { months, reason },
})

describe('the expiry of points', () => {
  it.each([
    ['begins', [created], 12],
    ['is shortened', [created, expiring(12)], 6],
  ] as const)('takes nothing for 60 days when it %s', (_what, events, months) => {
    given(...events)
      .when(setPointsExpiry(months))
      .thenEvents({ type: 'PointsExpirySet', data: { expiry: { months, notBefore: '2026-11-30' }, reason } })
  })

  it('goes on when it is lengthened', () => {
    given(created, expiring(12))
      .when(setPointsExpiry(24))
      .thenEvents({ type: 'PointsExpirySet', data: { expiry: { months: 24, notBefore: '2026-05-20' } } })
  })

  it('ends', () => {
    given(created, expiring(12))
      .when(setPointsExpiry(null))
      .thenEvents({ type: 'PointsExpirySet', data: { expiry: null, reason } })
  })

  it('stays as it is', () => {
    given(created).when(setPointsExpiry(null)).thenNothing()
    given(created, expiring(12)).when(setPointsExpiry(12)).thenNothing()
  })

  it('needs a team', () => {
    given().when(setPointsExpiry(12)).thenRejected({ code: 'TEAM_UNKNOWN' })
  })
})

it('points of a month expire after their months, and not before the first expiry of the team', () => {
  const expiry = { months: 12, notBefore: '2027-02-15' }
  expect(expiryDayOf('2026-06', expiry)).toBe('2027-07-01')
  expect(expiryDayOf('2024-06', expiry)).toBe('2027-03-01')
  expect(expiryDayOf('2024-06', { ...expiry, notBefore: '2027-02-01' })).toBe('2027-02-01')
})
