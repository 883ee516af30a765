import {
  type CashOutError,
  quoteCashOut,
  redeemPayPal,
  verifyDestination,
} from '@laurel/contract/rewards/cashOut.ts'
import { destinationOf, destinationProblem } from '@laurel/contract/rewards/payouts/destination.ts'
import { pointsNameIn } from '@laurel/contract/wire/format/inTeamWords.ts'
import { usualPointsName } from '@laurel/ledger/kernel/pointsName.ts'
import type { FastifyRequest } from 'fastify'
import type { Dependencies } from '../../http/dependencies.ts'
import { invalidRequest } from '../../http/problems/generalProblems.ts'
import { rejectionProblem, rejectionSentence } from '../../http/problems/rejectionProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { acceptedOf, intentOf } from '../../http/serving/intent.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { speechOf } from '../../http/serving/speechOf.ts'
import { type Sentence, say, written } from '../../messages/sentence.ts'
import { exchangeRate } from '../exchangeRates/exchangeRates.ts'
import { type CashOutOutcome, cashOut } from '../payouts/cashOut.ts'
import { noCodeSenders } from '../payouts/codes/codeSender.ts'
import { createDestinations } from '../payouts/destinations/destinations.ts'
import { payoutCountryOf, quotePayout } from '../payouts/quotePayout.ts'

/** Quotes, payouts to PayPal and Venmo, and the codes that verify where they go. */
export const serveCashOut = (api: Api, dependencies: Dependencies): void => {
  const { ledger, database, clock, settings } = dependencies
  const { codes = noCodeSenders, key } = settings.payouts ?? {}
  const rateOf = (currency: string) => exchangeRate(database, currency)
  const destinations = createDestinations({ database, clock, key: key ?? '' })
  /** The sentences of a request, in the words of its team. */
  const sentencesFor = async (request: FastifyRequest) => {
    const team = await ledger.team(callerOf(request).teamId)
    const speech = speechOf(request)
    const { many } = pointsNameIn(
      team.kind === 'unknown' ? usualPointsName : team.pointsName,
      speech.language,
    )
    return (error: CashOutError) => sentenceFor(error, many)(speech)
  }

  api.route({
    ...routeOf(quoteCashOut),
    handler: async request => {
      const { teamId, memberId } = callerOf(request)
      const { rail, amount: points } = request.query
      const country = payoutCountryOf(await ledger.member(teamId, memberId))
      return { quote: await quotePayout(rateOf, { rail, points, country }) }
    },
  })

  api.route({
    ...routeOf(redeemPayPal),
    handler: async (request, reply) => {
      const { rail, amount: points, destination, currency, sent } = request.body
      const outcome = await cashOut(
        { ...dependencies, destinations, codes, rateOf },
        intentOf(dependencies, request),
        { rail, points, destination, shown: { currency, minor: sent }, speech: speechOf(request) },
      )
      if (outcome.kind === 'rejected') throw rejectionProblem(outcome.rejection)
      if (outcome.kind === 'redeemed') acceptedOf(outcome.redeemed, reply)
      return answerOf(outcome, points, await sentencesFor(request))
    },
  })

  api.route({
    ...routeOf(verifyDestination),
    handler: async request => {
      const { teamId, memberId } = callerOf(request)
      // Every destination of Venmo is one of PayPal.
      const destination = destinationOf('PAYPAL', request.body.destination)
      if (!destination)
        throw invalidRequest([{ path: 'body.destination', message: written(destinationProblem('PAYPAL')) }])
      const checked = await destinations.check({ teamId, memberId }, destination.address, request.body.code)
      const speech = speechOf(request)
      switch (checked) {
        case 'verified':
          return { ok: true, error: null, message: null }
        case 'wrong':
          return {
            ok: false,
            error: 'INVALID_CODE',
            message: speech.text('answers.cashOut.INVALID_CODE'),
          } as const
        case 'ended':
          return {
            ok: false,
            error: 'CODE_ENDED',
            message: speech.text('answers.cashOut.CODE_ENDED'),
          } as const
      }
    },
  })
}

const answerOf = (
  outcome: Exclude<CashOutOutcome, { kind: 'rejected' }>,
  points: number,
  sentenceOf: (error: CashOutError) => string,
) => {
  const nothing = { id: null, redemption_id: null, status: null, points, position: null, code_sent_by: null }
  switch (outcome.kind) {
    case 'verify':
      return {
        ...nothing,
        ok: false,
        error: 'VERIFY_DESTINATION' as const,
        message: sentenceOf('VERIFY_DESTINATION'),
        quote: outcome.quote,
        code_sent_by: outcome.by,
      }
    case 'refused':
      return {
        ...nothing,
        ok: false,
        error: outcome.code,
        message: sentenceOf(outcome.code),
        quote: outcome.quote,
      }
    case 'redeemed': {
      const { redemptionId: id, status, points: paid, position, declinedFor: error } = outcome.redeemed
      return {
        ...nothing,
        ok: error === null,
        error,
        message: error === null ? null : sentenceOf(error),
        id,
        redemption_id: id,
        status,
        points: paid,
        position,
        quote: outcome.quote,
      }
    }
  }
}

const sentenceFor = (error: CashOutError, points: string): Sentence => {
  switch (error) {
    case 'FUND_OWES':
    case 'MEMBER_UNKNOWN':
    case 'OUT_OF_STOCK':
    case 'REDEMPTION_LIMIT':
      return rejectionSentence(error)
    case 'INSUFFICIENT_POINTS':
    case 'AMOUNT_TOO_SMALL':
      return say(`answers.cashOut.${error}`, { points })
    case 'VERIFY_DESTINATION':
    case 'INSUFFICIENT_FUNDS':
    case 'PRICE_CHANGED':
    case 'NOT_AVAILABLE':
    case 'TOO_MANY_CODES':
    case 'CODE_NOT_SENT':
    case 'NO_CODES':
      return say(`answers.cashOut.${error}`)
  }
}
