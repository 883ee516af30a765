import type { ErrorCode } from '@laurel/contract/errorCodes.ts'
import { Problem } from '@laurel/contract/problem.ts'
import type { FixtureAnswer } from '../fixtures/fixtureApi.ts'

/** A "no" of the API. */
export const refusal = (status: number, code: ErrorCode, detail: string): FixtureAnswer => ({
  status,
  body: Problem.parse({ type: 'about:blank', title: 'Refused', status, code, detail }),
})
