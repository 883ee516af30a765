import { teamIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import { expect, it } from 'vitest'
import { syncMemberCommand } from './slackUser.ts'

const timeZoneOf = (tz: string | null) =>
  syncMemberCommand(teamIdOf('T1'), { id: 'U1', name: 'ann', tz }, '2026-03-10T12:00:00.000Z', false).data
    .profile.timeZone

it('keeps the time zone of a person only when calendars know it', () => {
  expect(['Europe/Berlin', 'Mars/Phobos', null].map(timeZoneOf)).toEqual(['Europe/Berlin', null, null])
})
