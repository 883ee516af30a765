import { describe, expect, it } from 'vitest'
import type { ClawBackPolicy } from '../../teams/vocabulary.ts'
import { byAdmin, idOf } from '../../testing/testCommand.ts'
import { testDecider } from '../../testing/testDecider.ts'
import { allowanceGranted, ann, annAdded, annGave, ben, cleo } from '../../testing/testMember.ts'
import type { MemberEvent } from '../events.ts'
import { memberStream } from '../stream.ts'
import type { RecallShoutout } from './recallShoutout.ts'
import { ShoutoutRecalled } from './shoutoutEvents.ts'

const { given } = testDecider(memberStream)

const recallShoutout = (occurredAt?: string, clawBackPolicy: ClawBackPolicy = 'absorb'): RecallShoutout => ({
  type: 'recallShoutout',
  ...byAdmin(occurredAt),
  data: { shoutoutId: idOf('shoutout 2'), giverId: ann, reason: 'Wrong person' },
  policy: { clawBackPolicy },
})

const recalled = (postings: unknown) => ({
  type: 'ShoutoutRecalled',
  data: { recipientIds: [ben, cleo], postings },
})

describe('recalling a shoutout', () => {
  it('gives the points back to the allowance they came from', () => {
    given(annAdded, allowanceGranted(100), annGave(20, [ben, cleo]))
      .when(recallShoutout())
      .thenEvents(
        recalled([
          { account: 'clearing', points: -40 },
          { account: 'allowance:shoutout', member: ann, points: 40 },
        ]),
      )
  })

  it('names the channel of the shoutout, which a recall of version 1 did not', () => {
    const { decision } = given(annAdded, allowanceGranted(100), annGave(20)).when(recallShoutout())
    const [event] = decision.kind === 'accepted' ? decision.events : []
    if (event?.type !== 'ShoutoutRecalled') throw new Error('The recall was refused.')
    const { channelId, ...former } = event.data
    expect(channelId).toBeNull()
    expect(ShoutoutRecalled.parse(former, 1).data).toEqual(former)
  })

  it('in a later period the points lapse, because that allowance is over', () => {
    given(annAdded, allowanceGranted(100), annGave(20, [ben, cleo]), allowanceGranted(100, '2026-04-01', 60))
      .when(recallShoutout())
      .thenEvents(
        recalled([
          { account: 'clearing', points: -40 },
          { account: 'lapsed', points: 40 },
        ]),
      )
  })

  it('is possible until the window closes', () => {
    const afterGiving = given(annAdded, allowanceGranted(100), annGave(20))
    afterGiving.when(recallShoutout('2026-03-11T12:00:00.000Z')).thenEvents({ type: 'ShoutoutRecalled' })
    afterGiving
      .when(recallShoutout('2026-03-11T12:00:00.001Z'))
      .thenRejected({ code: 'RECALL_WINDOW_CLOSED', closedAt: '2026-03-11T12:00:00.000Z' })
  })

  it('is possible for what was given today, however many old ones an import tells afterwards', () => {
    const imported = Array.from({ length: 150 }, (_, index): MemberEvent => {
      const old = annGave(0, [ben], `imported ${index}`)
      return old.type === 'ShoutoutGiven'
        ? { ...old, data: { ...old.data, recallableUntil: '2024-05-01T12:00:00.000Z' } }
        : old
    })
    given(annAdded, allowanceGranted(100), annGave(20), ...imported)
      .when(recallShoutout())
      .thenEvents({ type: 'ShoutoutRecalled' })
  })

  it('works once, and only for what one gave', () => {
    given().when(recallShoutout()).thenRejected({ code: 'MEMBER_UNKNOWN' })
    given(annAdded).when(recallShoutout()).thenRejected({ code: 'SHOUTOUT_UNKNOWN' })
    const once = given(annAdded, allowanceGranted(100), annGave(20)).when(recallShoutout())
    const events = once.decision.kind === 'accepted' ? once.decision.events : []
    given(annAdded, allowanceGranted(100), annGave(20), ...events)
      .when(recallShoutout())
      .thenRejected({ code: 'SHOUTOUT_RECALLED_ALREADY' })
  })

  it('fixes what becomes of points that were spent already', () => {
    given(annAdded, allowanceGranted(100), annGave(20))
      .when(recallShoutout(undefined, 'owe'))
      .thenEvents({ type: 'ShoutoutRecalled', data: { clawBackPolicies: ['owe'] } })
  })
})
