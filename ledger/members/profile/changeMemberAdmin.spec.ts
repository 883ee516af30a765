import { describe, it } from 'vitest'
import { byAdmin } from '../../testing/testCommand.ts'
import { testDecider } from '../../testing/testDecider.ts'
import { ann, annAdded, profileOf } from '../../testing/testMember.ts'
import type { MemberEvent } from '../events.ts'
import { memberStream } from '../stream.ts'
import type { ChangeMemberAdmin } from './changeMemberAdmin.ts'

const { given } = testDecider(memberStream)

const changeMemberAdmin = (isAdmin: boolean, isLast = false): ChangeMemberAdmin => ({
  type: 'changeMemberAdmin',
  ...byAdmin(),
  data: { memberId: ann, isAdmin },
  policy: { isLast },
})

const ownerAdded: MemberEvent = {
  type: 'MemberAdded',
  data: { memberId: ann, externalKey: 'U1', profile: profileOf('Ann'), isAdmin: true, isOwner: true },
}

describe('changing who administers', () => {
  it('makes a member an administrator, once', () => {
    const promoted = { type: 'MemberAdminChanged', data: { memberId: ann, isAdmin: true } } as const
    given(annAdded).when(changeMemberAdmin(true)).thenEvents(promoted)
    given(annAdded, promoted).when(changeMemberAdmin(true)).thenNothing()
  })

  it('leaves the owner an administrator', () => {
    given(ownerAdded).when(changeMemberAdmin(false)).thenRejected({ code: 'OWNER_STAYS_ADMIN' })
  })

  it('leaves the team an administrator', () => {
    const promoted = { type: 'MemberAdminChanged', data: { memberId: ann, isAdmin: true } } as const
    given(annAdded, promoted)
      .when(changeMemberAdmin(false, true))
      .thenRejected({ code: 'LAST_ADMINISTRATOR' })
  })

  it('needs a member', () => {
    given().when(changeMemberAdmin(true)).thenRejected({ code: 'MEMBER_UNKNOWN' })
  })
})
