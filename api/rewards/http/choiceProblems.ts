import type { ErrorCode } from '@laurel/contract/wire/errorCodes.ts'
import { HttpProblem } from '../../http/problems/httpProblem.ts'
import type { ChoiceProblem } from '../items/redeemItem.ts'

export const choiceProblem = (problem: ChoiceProblem): HttpProblem =>
  new HttpProblem({ status: 422, code: problem satisfies ErrorCode, says: `problems.${problem}` })
