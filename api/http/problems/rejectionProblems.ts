import type { ErrorCode } from '@laurel/contract/wire/errorCodes.ts'
import type { LedgerRejection } from '@laurel/ledger/handling/commands.ts'
import type { RejectionCode } from '../../messages/english/rejections.ts'
import { type Sentence, say } from '../../messages/sentence.ts'
import { HttpProblem } from './httpProblem.ts'
import { detailOf } from './rejectionDetail.ts'
import { rejectionStatuses } from './rejectionStatuses.ts'

/** What a rejection means and what to do next. */
export const rejectionSentence = (code: RejectionCode): Sentence => say(`rejections.${code}.detail`)

/** The code in the answer; it differs from the rejection for a reused Idempotency-Key alone. */
const codeOf = (code: RejectionCode): ErrorCode =>
  code === 'COMMAND_CONFLICT' ? 'IDEMPOTENCY_CONFLICT' : code

/** The problem of a rejection, with its figures as `data`. */
export const rejectionProblem = (rejection: LedgerRejection): HttpProblem => {
  const { code, ...data } = rejection
  return new HttpProblem({
    status: rejectionStatuses[code],
    code: codeOf(code),
    says: `rejections.${code}`,
    detail: detailOf(rejection),
    ...(Object.keys(data).length > 0 ? { data } : {}),
  })
}
