import { describe, expect, it } from 'vitest'
import { byAdmin } from '../../testing/testCommand.ts'
import { testDecider } from '../../testing/testDecider.ts'
import { ann, annAdded, annLeft, profileOf } from '../../testing/testMember.ts'
import type { MemberEvent } from '../events.ts'
import { memberStream } from '../stream.ts'
import type { SyncMember } from './syncMember.ts'

const { given } = testDecider(memberStream)

const syncMember = (changes: Partial<SyncMember['data']> = {}): SyncMember => ({
  type: 'syncMember',
  ...byAdmin(),
  data: {
    memberId: ann,
    externalKey: 'U1',
    profile: profileOf('Ann'),
    isActive: true,
    isAdmin: false,
    isOwner: false,
    ...changes,
  },
})

describe('syncing a member', () => {
  it('adds a person the workspace has', () => {
    given().when(syncMember()).thenEvents(annAdded)
  })

  it('does not add a person who left before we came', () => {
    given()
      .when(syncMember({ isActive: false }))
      .thenNothing()
  })

  it('does nothing when nothing changed', () => {
    given(annAdded).when(syncMember()).thenNothing()
  })

  it('notes the locale of a person, which stays where the workspace does not say it', () => {
    const synced: MemberEvent = { type: 'MemberLocaleSynced', data: { memberId: ann, locale: 'DE-AT' } }
    given()
      .when(syncMember({ locale: 'DE-AT' }))
      .thenEvents(annAdded, synced)
    given(annAdded, synced)
      .when(syncMember({ locale: 'DE-AT' }))
      .thenNothing()
    given(annAdded, synced).when(syncMember()).thenNothing()
    given(annAdded, synced)
      .when(syncMember({ locale: 'ES-ES' }))
      .thenEvents({ type: 'MemberLocaleSynced', data: { memberId: ann, locale: 'ES-ES' } })
    expect(given(annAdded, synced).state).toMatchObject({ chatLocale: 'DE-AT', chosenLocale: null })
  })

  it('takes over a changed profile', () => {
    given(annAdded)
      .when(syncMember({ profile: profileOf('Anna') }))
      .thenEvents({ type: 'MemberProfileChanged', data: { profile: { name: 'Anna' } } })
  })

  it('follows a person who leaves and comes back', () => {
    given(annAdded)
      .when(syncMember({ isActive: false }))
      .thenEvents(annLeft)
    given(annAdded, annLeft).when(syncMember()).thenEvents({ type: 'MemberReactivated' })
  })

  it('never moves administration: that is decided here, not in the workspace', () => {
    given(annAdded)
      .when(syncMember({ isAdmin: true }))
      .thenNothing()
  })
})
