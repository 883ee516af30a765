import { describe, expect, it } from 'vitest'
import { byAdmin } from '../../testing/testCommand.ts'
import { testDecider } from '../../testing/testDecider.ts'
import { ann, annAdded, ben } from '../../testing/testMember.ts'
import type { MemberEvent } from '../events.ts'
import { memberStream } from '../stream.ts'
import { type MemberDetails, noDetails } from './details.ts'
import type { SyncMemberFields } from './syncMemberFields.ts'

const { given } = testDecider(memberStream)

const nothingKnown = { birthday: null, joinedOn: null }

const sync = (changes: Partial<SyncMemberFields['data']> = {}): SyncMemberFields => ({
  type: 'syncMemberFields',
  ...byAdmin(),
  data: { memberId: ann, fields: {}, managerId: null, dates: nothingKnown, ...changes },
})

const inDesign: MemberEvent = {
  type: 'MemberFieldsSynced',
  data: { memberId: ann, fields: { XfTeam: 'Design', XfOffice: 'Oslo' }, managerId: ben },
}
const bornInMay: MemberEvent = {
  type: 'MemberDatesSynced',
  data: { memberId: ann, birthday: '05-17', joinedOn: null },
}
const byHand = (details: Partial<MemberDetails>): MemberEvent => ({
  type: 'MemberDetailsSet',
  data: { memberId: ann, details: { ...noDetails, ...details } },
})

describe('syncing the profile fields of a member', () => {
  it('takes over what the profile says', () => {
    given(annAdded)
      .when(sync({ fields: { XfTeam: 'Design', XfOffice: 'Oslo' }, managerId: ben }))
      .thenEvents(inDesign)
  })

  it('does nothing without news, in whatever order the fields come', () => {
    given(annAdded).when(sync()).thenNothing()
    given(annAdded, inDesign, bornInMay)
      .when(
        sync({
          fields: { XfOffice: 'Oslo', XfTeam: 'Design' },
          managerId: ben,
          dates: { birthday: '05-17', joinedOn: null },
        }),
      )
      .thenNothing()
  })

  it('follows a date of the profile, also when it is cleared there', () => {
    given(annAdded)
      .when(sync({ dates: { birthday: '05-17', joinedOn: null } }))
      .thenEvents(bornInMay)
    given(annAdded, bornInMay)
      .when(sync({ dates: { birthday: '05-18', joinedOn: null } }))
      .thenEvents({ type: 'MemberDatesSynced', data: { birthday: '05-18' } })
    given(annAdded, bornInMay)
      .when(sync())
      .thenEvents({ type: 'MemberDatesSynced', data: { birthday: null, joinedOn: null } })
  })

  it('leaves a date alone that was entered or cleared by hand', () => {
    const profile = sync({ dates: { birthday: '01-01', joinedOn: '2020-02-03' } })
    given(annAdded, byHand({ birthday: '05-17' }))
      .when(profile)
      .thenEvents({ type: 'MemberDatesSynced', data: { birthday: '05-17', joinedOn: '2020-02-03' } })
    given(annAdded, bornInMay, byHand({}))
      .when(profile)
      .thenEvents({ type: 'MemberDatesSynced', data: { birthday: null, joinedOn: '2020-02-03' } })
  })

  it('takes a date for the profile’s own when a person changed other details only', () => {
    given(annAdded, bornInMay, byHand({ birthday: '05-17', newHireMessage: 'Ann is here!' }))
      .when(sync({ dates: { birthday: '05-18', joinedOn: null } }))
      .thenEvents({ type: 'MemberDatesSynced', data: { birthday: '05-18' } })
  })

  it('lets no member report to themselves', () => {
    given(annAdded)
      .when(sync({ managerId: ann }))
      .thenNothing()
  })

  it('is for people who are known and not forgotten, of whom it keeps nothing', () => {
    const news = sync({ fields: { XfTeam: 'Design' }, managerId: ben })
    given().when(news).thenNothing()
    const erased: MemberEvent = { type: 'MemberErased', data: { memberId: ann } }
    const forgotten = given(annAdded, inDesign, bornInMay, erased)
    forgotten.when(news).thenNothing()
    expect(forgotten.state).toMatchObject({ fields: {}, managerId: null, details: noDetails })
  })
})
