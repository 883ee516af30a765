import { ErrorCode } from '@laurel/contract/wire/errorCodes.ts'
import { languages } from '@laurel/contract/wire/languages.ts'
import { Problem } from '@laurel/contract/wire/problem.ts'
import { describe, expect, test } from 'vitest'
import { type RejectionCode, rejections } from '../../messages/english/rejections.ts'
import { plainEnglish, speechFor } from '../../messages/speech.ts'
import { textsOf } from '../../messages/textsOf.ts'
import { rejectionProblem } from './rejectionProblems.ts'
import { rejectionStatuses } from './rejectionStatuses.ts'

describe.each(languages)('a rejection in “%s”', language => {
  const texts = textsOf[language].rejections
  const codes = Object.entries(rejections).map(([code]) => code)
  const told = Object.entries(texts)

  test('has a title, and a detail that says what to do', () => {
    expect(told.map(([code]) => code).toSorted()).toEqual(codes.toSorted())
    for (const [code, { title, detail }] of told) {
      expect(title, code).not.toBe('')
      expect(detail, code).toMatch(/[.!]$/)
    }
  })
})

test('every refusal has a status for callers and a known code', () => {
  for (const [code, status] of Object.entries(rejectionStatuses)) {
    expect(status, code).toBeGreaterThanOrEqual(400)
    expect(status, code).toBeLessThan(500)
    if (code !== 'COMMAND_CONFLICT') expect(ErrorCode.safeParse(code).success, code).toBe(true)
  }
})

test('a rejection keeps the figures that explain it', () => {
  const problem = rejectionProblem({ code: 'BALANCE_TOO_LOW', available: 5, requested: 9 })
  expect(Problem.parse(problem.in(plainEnglish))).toMatchObject({
    status: 422,
    code: 'BALANCE_TOO_LOW',
    data: { available: 5, requested: 9 },
  })
})

test('a channel that is needed is refused with the name of what needs it', () => {
  const problem = rejectionProblem({ code: 'CHANNEL_IN_USE', usedBy: 'Spring sprint' })
  expect(problem.in(plainEnglish)).toMatchObject({
    status: 409,
    detail: '“Spring sprint” needs this channel while it runs. End that first, then delete the channel.',
    data: { usedBy: 'Spring sprint' },
  })
})

test('a reused command id reads as what it is at the edge', () => {
  expect(rejectionProblem({ code: 'COMMAND_CONFLICT' }).in(plainEnglish)).toMatchObject({
    status: 409,
    code: 'IDEMPOTENCY_CONFLICT',
  })
})

test('a reader has their language and the words of their team, and programs the same code, type and data', () => {
  const pointsName = { one: 'Blatt', many: 'Blätter' }
  const german = speechFor({ locale: 'de-AT', pointsName, timeZone: 'UTC' })
  const code: RejectionCode = 'POINTS_NOT_POSITIVE'
  const problem = rejectionProblem({ code })
  const { title, detail, ...same } = problem.in(german)
  expect({ title, detail }).toEqual({ title: 'Zu wenige Blätter', detail: 'Gib mindestens 1 Blatt.' })
  expect(problem.in(plainEnglish)).toMatchObject({ ...same, detail: 'Give at least 1 point.' })
})
