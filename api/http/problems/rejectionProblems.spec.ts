import { ErrorCode } from '@laurel/contract/wire/errorCodes.ts'
import { Problem } from '@laurel/contract/wire/problem.ts'
import { expect, test } from 'vitest'
import { rejectionAnswers, rejectionProblem } from './rejectionProblems.ts'

test('every refusal has a status for callers, a known code and says what to do', () => {
  for (const [code, { status, title, detail }] of Object.entries(rejectionAnswers)) {
    expect(status, code).toBeGreaterThanOrEqual(400)
    expect(status, code).toBeLessThan(500)
    expect(title, code).not.toBe('')
    expect(detail, code).toMatch(/[.!]$/)
    if (code !== 'COMMAND_CONFLICT') expect(ErrorCode.safeParse(code).success, code).toBe(true)
  }
})

test('a rejection keeps the figures that explain it', () => {
  const { problem } = rejectionProblem({ code: 'BALANCE_TOO_LOW', available: 5, requested: 9 })
  expect(Problem.parse(problem)).toMatchObject({
    status: 422,
    code: 'BALANCE_TOO_LOW',
    data: { available: 5, requested: 9 },
  })
})

test('a channel that is needed is refused with the name of what needs it', () => {
  const { problem } = rejectionProblem({ code: 'CHANNEL_IN_USE', usedBy: 'Spring sprint' })
  expect(problem).toMatchObject({
    status: 409,
    detail: '“Spring sprint” needs this channel while it runs. End that first, then delete the channel.',
    data: { usedBy: 'Spring sprint' },
  })
})

test('a reused command id reads as what it is at the edge', () => {
  expect(rejectionProblem({ code: 'COMMAND_CONFLICT' }).problem).toMatchObject({
    status: 409,
    code: 'IDEMPOTENCY_CONFLICT',
  })
})
