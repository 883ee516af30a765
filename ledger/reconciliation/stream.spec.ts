import { describe, it } from 'vitest'
import { byAdmin, idOf } from '../testing/testCommand.ts'
import { testDecider } from '../testing/testDecider.ts'
import type { ExceptionEvent } from './events.ts'
import { exceptionStream } from './stream.ts'
import type { ExceptionDecision } from './vocabulary.ts'

const { given } = testDecider(exceptionStream)

const decide = (decision: ExceptionDecision, reason = 'The webhook was lost.') =>
  ({
    type: 'decideException',
    ...byAdmin(),
    data: {
      exceptionId: idOf('exception'),
      kind: 'payment.missing',
      reference: 'pi_1',
      cents: 5000,
      decision,
      decidedBy: idOf('admin'),
      reason,
    },
  }) as const
const decided = (decision: ExceptionDecision): ExceptionEvent => ({
  type: 'ExceptionDecided',
  data: decide(decision).data,
})

describe('a difference between the books and a partner', () => {
  it('is decided with a reason', () => {
    given().when(decide('compensate')).thenEvents(decided('compensate'))
    given().when(decide('accept', ' ')).thenRejected({ code: 'REASON_REQUIRED' })
  })

  it('is decided once', () => {
    given(decided('compensate')).when(decide('compensate')).thenNothing()
    given(decided('accept')).when(decide('accept', 'Another reason.')).thenNothing()
    given(decided('accept'))
      .when(decide('compensate'))
      .thenRejected({ code: 'EXCEPTION_DECIDED', decision: 'accept' })
  })

  it('is accepted in the end where its compensation was refused', () => {
    given(decided('compensate')).when(decide('accept')).thenEvents(decided('accept'))
  })
})
