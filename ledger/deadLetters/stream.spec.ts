import { describe, it } from 'vitest'
import { byAdmin, idOf } from '../testing/testCommand.ts'
import { testDecider } from '../testing/testDecider.ts'
import { deadLetterIdOf } from './deadLetterIdOf.ts'
import type { DeadLetterEvent } from './events.ts'
import { deadLetterStream } from './stream.ts'

const { given } = testDecider(deadLetterStream)

const failed = {
  commandId: idOf('credit Ben'),
  commandType: 'creditShoutout',
  causationId: idOf('shoutout'),
  place: { stream: 'member-x.y', revision: 3 },
  memberId: idOf('Ben'),
  points: 20,
}
const deadLetterId = deadLetterIdOf(failed)
const deadLettered: DeadLetterEvent = {
  type: 'ReactionDeadLettered',
  data: { ...failed, rejectionCode: 'MEMBER_UNKNOWN' },
}
const retried: DeadLetterEvent = { type: 'DeadLetterRetried', data: { ...failed, deadLetterId } }

const record = (rejectionCode: string) =>
  ({ type: 'recordDeadLetter', ...byAdmin(), data: { ...failed, rejectionCode } }) as const
const retry = (id = deadLetterId) =>
  ({ type: 'retryDeadLetter', ...byAdmin(), data: { deadLetterId: id } }) as const

describe('a reaction that failed', () => {
  it('becomes a dead letter once for each reason', () => {
    given().when(record('MEMBER_UNKNOWN')).thenEvents(deadLettered)
    given(deadLettered).when(record('MEMBER_UNKNOWN')).thenNothing()
    given(deadLettered)
      .when(record('FAILED'))
      .thenEvents({ type: 'ReactionDeadLettered', data: { rejectionCode: 'FAILED' } })
  })

  it('is retried when a person asks for it, and is a dead letter again when it fails again', () => {
    given(deadLettered).when(retry()).thenEvents(retried)
    given(deadLettered, retried).when(record('MEMBER_UNKNOWN')).thenEvents(deadLettered)
    given(deadLettered, retried, deadLettered).when(retry()).thenEvents(retried)
  })

  it('is retried once at a time, and only if it is known', () => {
    given(deadLettered, retried).when(retry()).thenRejected({ code: 'DEAD_LETTER_ALREADY_RETRIED' })
    given(deadLettered)
      .when(retry(idOf('another')))
      .thenRejected({ code: 'DEAD_LETTER_UNKNOWN' })
  })
})
