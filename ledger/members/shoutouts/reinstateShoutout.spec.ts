import { describe, it } from 'vitest'
import { byAdmin, idOf } from '../../testing/testCommand.ts'
import { testDecider } from '../../testing/testDecider.ts'
import { allowanceGranted, ann, annAdded, annGave, annLeft, ben, cleo } from '../../testing/testMember.ts'
import type { MemberEvent } from '../events.ts'
import { memberStream } from '../stream.ts'
import type { RecallShoutout } from './recallShoutout.ts'
import type { ReinstateShoutout } from './reinstateShoutout.ts'

const { given } = testDecider(memberStream)

const shoutout = { shoutoutId: idOf('shoutout 2'), giverId: ann }

const reinstateShoutout = (occurredAt?: string): ReinstateShoutout => ({
  type: 'reinstateShoutout',
  ...byAdmin(occurredAt),
  data: shoutout,
})

const recallShoutout: RecallShoutout = {
  type: 'recallShoutout',
  ...byAdmin(),
  data: { ...shoutout, reason: 'Wrong person' },
  policy: { clawBackPolicy: 'owe' },
}

/** What happened, and then the recall of it. */
const recalled = (...before: readonly MemberEvent[]): readonly MemberEvent[] => {
  const { decision } = given(...before).when(recallShoutout)
  if (decision.kind === 'rejected') throw new Error(`The recall was refused: ${decision.rejection.code}`)
  return [...before, ...decision.events]
}

const gave = [annAdded, allowanceGranted(100), annGave(20, [ben, cleo])] as const

describe('giving a recalled shoutout again', () => {
  it('takes the points from the allowance that the recall returned them to', () => {
    given(...recalled(...gave))
      .when(reinstateShoutout())
      .thenEvents({
        type: 'ShoutoutReinstated',
        data: {
          recipientIds: [ben, cleo],
          pointsEach: 20,
          period: '2026-03-01',
          clawBackPolicies: ['owe'],
          postings: [
            { account: 'allowance:shoutout', member: ann, points: -40 },
            { account: 'clearing', points: 40 },
          ],
        },
      })
  })

  it('takes them from what lapsed of that period when the next one has begun', () => {
    given(...recalled(...gave), allowanceGranted(100, '2026-04-01', 100))
      .when(reinstateShoutout())
      .thenEvents({
        type: 'ShoutoutReinstated',
        data: {
          postings: [
            { account: 'lapsed', points: -40 },
            { account: 'clearing', points: 40 },
          ],
        },
      })
  })

  it('may be recalled again, and so on, each recall with its own policy', () => {
    const again = given(...recalled(...gave)).when(reinstateShoutout())
    const events = again.decision.kind === 'accepted' ? again.decision.events : []
    given(...recalled(...gave), ...events)
      .when({ ...recallShoutout, policy: { clawBackPolicy: 'absorb' } })
      .thenEvents({ type: 'ShoutoutRecalled', data: { clawBackPolicies: ['owe', 'absorb'] } })
  })

  it('is refused when the allowance is used up', () => {
    given(...recalled(...gave), annGave(70, [ben], 'another'))
      .when(reinstateShoutout())
      .thenRejected({ code: 'ALLOWANCE_EXHAUSTED', available: 30, requested: 40 })
  })

  it('is possible as long as taking back is', () => {
    given(...recalled(...gave))
      .when(reinstateShoutout('2026-03-11T12:00:00.001Z'))
      .thenRejected({ code: 'RECALL_WINDOW_CLOSED', closedAt: '2026-03-11T12:00:00.000Z' })
  })

  it('needs a shoutout of one’s own that is taken back', () => {
    given().when(reinstateShoutout()).thenRejected({ code: 'MEMBER_UNKNOWN' })
    given(annAdded, annLeft).when(reinstateShoutout()).thenRejected({ code: 'MEMBER_INACTIVE' })
    given(annAdded).when(reinstateShoutout()).thenRejected({ code: 'SHOUTOUT_UNKNOWN' })
    given(...gave)
      .when(reinstateShoutout())
      .thenRejected({ code: 'SHOUTOUT_NOT_RECALLED' })
  })
})
