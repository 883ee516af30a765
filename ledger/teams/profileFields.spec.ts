import { describe, it } from 'vitest'
import { nothingMapped, type ProfileField, type ProfileFieldMapping } from '../members/profile/vocabulary.ts'
import { byAdmin, team } from '../testing/testCommand.ts'
import { testDecider } from '../testing/testDecider.ts'
import type { TeamEvent } from './events.ts'
import { teamStream } from './stream.ts'

const { given } = testDecider(teamStream)

const created: TeamEvent = {
  type: 'TeamCreated',
  data: { teamId: team, name: 'Evergreen', externalKey: 'T1', timeZone: 'UTC', pointsName: 'points' },
}
const manager: ProfileField = { id: 'XfManager', label: 'Manager', type: 'person', choices: [] }
const birthday: ProfileField = { id: 'XfBirthday', label: 'Birthday', type: 'date', choices: [] }
const found = (...fields: ProfileField[]): TeamEvent => ({ type: 'ProfileFieldsSynced', data: { fields } })
const sync = (...fields: ProfileField[]) =>
  ({ type: 'syncProfileFields', ...byAdmin(), data: { fields } }) as const
const map = (mapping: Partial<ProfileFieldMapping>) =>
  ({ type: 'mapProfileFields', ...byAdmin(), data: { mapping: { ...nothingMapped, ...mapping } } }) as const

describe('the profile fields of a team', () => {
  it('follow the workspace, and only when they changed there', () => {
    given(created).when(sync(manager, birthday)).thenEvents(found(manager, birthday))
    given(created, found(manager)).when(sync(manager)).thenNothing()
    given().when(sync(manager)).thenRejected({ code: 'TEAM_UNKNOWN' })
  })

  it('mean something once an administrator says what', () => {
    given(created, found(manager, birthday))
      .when(map({ manager: 'XfManager', birthday: 'XfBirthday' }))
      .thenEvents({
        type: 'ProfileFieldsMapped',
        data: { mapping: { manager: 'XfManager', startDate: null, birthday: 'XfBirthday' } },
      })
    given(created, found(manager)).when(map({})).thenNothing()
    given().when(map({})).thenRejected({ code: 'TEAM_UNKNOWN' })
  })

  it('can mean only what they hold', () => {
    const both = given(created, found(manager, birthday))
    both
      .when(map({ manager: 'XfBirthday' }))
      .thenRejected({ code: 'PROFILE_FIELD_UNFIT', meaning: 'manager' })
    both
      .when(map({ startDate: 'XfGone' }))
      .thenRejected({ code: 'PROFILE_FIELD_UNFIT', meaning: 'startDate' })
  })

  it('mean one day each: a birthday is never shown as the day of joining', () => {
    given(created, found(birthday))
      .when(map({ startDate: 'XfBirthday', birthday: 'XfBirthday' }))
      .thenRejected({ code: 'PROFILE_FIELD_UNFIT', meaning: 'birthday' })
  })

  it('may stay mapped when the workspace lost them', () => {
    const mapped: TeamEvent = {
      type: 'ProfileFieldsMapped',
      data: { mapping: { ...nothingMapped, manager: 'XfManager' } },
    }
    given(created, found(manager), mapped, found(birthday))
      .when(map({ manager: 'XfManager', birthday: 'XfBirthday' }))
      .thenEvents({ type: 'ProfileFieldsMapped', data: { mapping: { birthday: 'XfBirthday' } } })
  })
})
