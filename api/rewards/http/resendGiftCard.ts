import { resendGiftCard, resendMembersGiftCard } from '@laurel/contract/rewards/resendGiftCard.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { rejectionProblem } from '../../http/problems/rejectionProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { type ResendOutcome, resendGiftCard as resend } from '../giftCards/resendGiftCard.ts'

export const serveResendGiftCard = (api: Api, given: Dependencies): void => {
  const dependencies = { ...given, clock: () => instantOf(given.clock()) }
  api.route({
    ...routeOf(resendGiftCard),
    handler: async request => {
      const { teamId, memberId: ownerId } = callerOf(request)
      return answerOf(await resend(dependencies, { teamId, ownerId, ...request.params }))
    },
  })
  api.route({
    ...routeOf(resendMembersGiftCard),
    handler: async request => {
      const { teamId } = callerOf(request)
      return answerOf(await resend(dependencies, { teamId, ownerId: null, ...request.params }))
    },
  })
}

const answerOf = (outcome: ResendOutcome) => {
  switch (outcome.kind) {
    case 'rejected':
      throw rejectionProblem(outcome.rejection)
    case 'sent':
      return { ok: true, error: null, message: null }
    case 'refused':
      return { ok: false, error: outcome.code, message: sentences[outcome.code] }
  }
}

const sentences: Readonly<Record<Extract<ResendOutcome, { kind: 'refused' }>['code'], string>> = {
  NOT_SENT_YET: 'This gift card has not been sent yet.',
  NOT_SUPPORTED: 'The vendor of this card sends nothing again. The code is shown with the redemption.',
  NO_EMAIL: 'There is no e-mail address to send it to. The code is shown with the redemption.',
  TOO_SOON: 'It was sent a moment ago. Look at your mail, and try again in ten minutes.',
  VENDOR_UNAVAILABLE: 'The vendor does not answer. Try again in a few minutes.',
  REFUSED: 'The vendor did not send it again. Ask an administrator of your team.',
}
