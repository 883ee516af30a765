import type { ErrorCode } from '@laurel/contract/wire/errorCodes.ts'
import { Problem } from '@laurel/contract/wire/problem.ts'
import type { FixtureAnswer } from '../fixtures/fixtureApi.ts'

/** A "no" of the API. */
export const refusal = (
  status: number,
  code: ErrorCode,
  detail: string,
  data?: Record<string, unknown>,
): FixtureAnswer => ({
  status,
  body: Problem.parse({ type: 'about:blank', title: 'Refused', status, code, detail, data }),
})
