import { describe, expect, it } from 'vitest'
import { byAdmin } from '../../testing/testCommand.ts'
import { testDecider } from '../../testing/testDecider.ts'
import { ann, annAdded, annEarned, profileOf } from '../../testing/testMember.ts'
import { memberStream } from '../stream.ts'
import type { EraseMember } from './eraseMember.ts'
import type { SyncMember } from './syncMember.ts'

const { given } = testDecider(memberStream)

const eraseMember: EraseMember = { type: 'eraseMember', ...byAdmin(), data: { memberId: ann } }
const erased = { type: 'MemberErased', data: { memberId: ann } } as const

describe('erasing a member', () => {
  it('forgets the person and keeps the points in the books', () => {
    given(annAdded, annEarned(30)).when(eraseMember).thenEvents(erased)
    expect(given(annAdded, annEarned(30), erased).state).toMatchObject({
      profile: { name: 'Former member', email: null },
      isActive: false,
      redeemable: 30,
    })
  })

  it('happens once', () => {
    given(annAdded, erased).when(eraseMember).thenNothing()
  })

  it('is not undone by the next sync of the workspace', () => {
    const syncMember: SyncMember = {
      type: 'syncMember',
      ...byAdmin(),
      data: {
        memberId: ann,
        externalKey: 'U1',
        profile: profileOf('Ann'),
        isActive: true,
        isAdmin: false,
        isOwner: false,
      },
    }
    given(annAdded, erased).when(syncMember).thenNothing()
  })

  it('needs a member', () => {
    given().when(eraseMember).thenRejected({ code: 'MEMBER_UNKNOWN' })
  })
})
