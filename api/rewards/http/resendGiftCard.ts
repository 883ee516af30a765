import { resendGiftCard, resendMembersGiftCard } from '@laurel/contract/rewards/resendGiftCard.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { rejectionProblem } from '../../http/problems/rejectionProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { speechOf } from '../../http/serving/speechOf.ts'
import type { Speech } from '../../messages/speech.ts'
import { type ResendOutcome, resendGiftCard as resend } from '../giftCards/resendGiftCard.ts'

export const serveResendGiftCard = (api: Api, given: Dependencies): void => {
  const dependencies = { ...given, clock: () => instantOf(given.clock()) }
  api.route({
    ...routeOf(resendGiftCard),
    handler: async request => {
      const { teamId, memberId: ownerId } = callerOf(request)
      return answerOf(await resend(dependencies, { teamId, ownerId, ...request.params }), speechOf(request))
    },
  })
  api.route({
    ...routeOf(resendMembersGiftCard),
    handler: async request => {
      const { teamId } = callerOf(request)
      return answerOf(
        await resend(dependencies, { teamId, ownerId: null, ...request.params }),
        speechOf(request),
      )
    },
  })
}

const answerOf = (outcome: ResendOutcome, speech: Speech) => {
  switch (outcome.kind) {
    case 'rejected':
      throw rejectionProblem(outcome.rejection)
    case 'sent':
      return { ok: true, error: null, message: null }
    case 'refused':
      return { ok: false, error: outcome.code, message: speech.text(`answers.resend.${outcome.code}`) }
  }
}
