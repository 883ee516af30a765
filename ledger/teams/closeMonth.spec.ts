import { describe, it } from 'vitest'
import { byAdmin, team } from '../testing/testCommand.ts'
import { testDecider } from '../testing/testDecider.ts'
import type { TeamEvent } from './events.ts'
import { teamStream } from './stream.ts'

const { given } = testDecider(teamStream)

const created: TeamEvent = {
  type: 'TeamCreated',
  data: {
    teamId: team,
    name: 'Evergreen',
    externalKey: 'T1',
    timeZone: 'Europe/Berlin',
    pointsName: 'leaves',
  },
}
const digest = 'a'.repeat(64)
const closed: TeamEvent = {
  type: 'MonthClosed',
  data: {
    month: '2026-10',
    from: '2026-09-30T22:00:00.000Z',
    until: '2026-10-31T23:00:00.000Z',
    digest,
  },
}
const closeOctober = (at: string, withDigest = digest) =>
  ({ type: 'closeMonth', ...byAdmin(at), data: { month: '2026-10', digest: withDigest } }) as const

describe('closing a month', () => {
  it('puts its digest on record, from and until midnight where the team is', () => {
    given(created).when(closeOctober('2026-10-31T23:00:00.000Z')).thenEvents(closed)
  })

  it('waits until the month is over', () => {
    given(created)
      .when(closeOctober('2026-10-31T22:59:59.999Z'))
      .thenRejected({ code: 'MONTH_NOT_OVER', overAt: '2026-10-31T23:00:00.000Z' })
  })

  it('is done once, whatever the digest', () => {
    given(created, closed)
      .when(closeOctober('2026-11-02T00:00:00.000Z', 'b'.repeat(64)))
      .thenRejected({ code: 'MONTH_CLOSED', digest })
  })

  it('begins where the month before ended, also after a change of the time zone', () => {
    given(created, closed, { type: 'TimeZoneSet', data: { timeZone: 'America/Los_Angeles' } })
      .when({ ...closeOctober('2026-12-02T00:00:00.000Z'), data: { month: '2026-11', digest } })
      .thenEvents({
        type: 'MonthClosed',
        data: {
          month: '2026-11',
          from: '2026-10-31T23:00:00.000Z',
          until: '2026-12-01T08:00:00.000Z',
          digest,
        },
      })
  })

  it('needs a team', () => {
    given().when(closeOctober('2026-11-02T00:00:00.000Z')).thenRejected({ code: 'TEAM_UNKNOWN' })
  })
})
