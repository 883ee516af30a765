import {
  type CashOutError,
  quoteCashOut,
  redeemPayPal,
  verifyDestination,
} from '@laurel/contract/rewards/cashOut.ts'
import { destinationOf, destinationProblem } from '@laurel/contract/rewards/payouts/destination.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { invalidRequest } from '../../http/problems/generalProblems.ts'
import { rejectionAnswers, rejectionProblem } from '../../http/problems/rejectionProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { acceptedOf, intentOf } from '../../http/serving/intent.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { exchangeRate } from '../exchangeRates/exchangeRates.ts'
import { type CashOutOutcome, cashOut } from '../payouts/cashOut.ts'
import { noCodeSenders } from '../payouts/codes/codeSender.ts'
import { createDestinations } from '../payouts/destinations/destinations.ts'
import { countryOf, quotePayout } from '../payouts/quotePayout.ts'

/** Quotes, payouts to PayPal and Venmo, and the codes that verify where they go. */
export const serveCashOut = (api: Api, dependencies: Dependencies): void => {
  const { ledger, database, clock, settings } = dependencies
  const { codes = noCodeSenders, key } = settings.payouts ?? {}
  const rateOf = (currency: string) => exchangeRate(database, currency)
  const destinations = createDestinations({ database, clock, key: key ?? '' })

  api.route({
    ...routeOf(quoteCashOut),
    handler: async request => {
      const { teamId, memberId } = callerOf(request)
      const { rail, amount: points } = request.query
      const country = countryOf(await ledger.member(teamId, memberId))
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
        { rail, points, destination, shown: { currency, minor: sent } },
      )
      if (outcome.kind === 'rejected') throw rejectionProblem(outcome.rejection)
      const pointsName = await pointsNameOf(dependencies, callerOf(request).teamId)
      if (outcome.kind === 'redeemed') acceptedOf(outcome.redeemed, reply)
      return answerOf(outcome, points, pointsName)
    },
  })

  api.route({
    ...routeOf(verifyDestination),
    handler: async request => {
      const { teamId, memberId } = callerOf(request)
      // Every destination of Venmo is one of PayPal.
      const destination = destinationOf('PAYPAL', request.body.destination)
      if (!destination)
        throw invalidRequest([{ path: 'body.destination', message: destinationProblem('PAYPAL') }])
      const checked = await destinations.check({ teamId, memberId }, destination.address, request.body.code)
      switch (checked) {
        case 'verified':
          return { ok: true, error: null, message: null }
        case 'wrong':
          return { ok: false, error: 'INVALID_CODE', message: 'The code you entered is invalid.' } as const
        case 'ended':
          return { ok: false, error: 'CODE_ENDED', message: codeEndedText } as const
      }
    },
  })
}

const codeEndedText = 'This code no longer works. Ask for a new one.'

const pointsNameOf = async ({ ledger }: Pick<Dependencies, 'ledger'>, teamId: string): Promise<string> => {
  const team = await ledger.team(teamId)
  return team.kind === 'unknown' ? 'points' : team.pointsName.many
}

const answerOf = (
  outcome: Exclude<CashOutOutcome, { kind: 'rejected' }>,
  points: number,
  pointsName: string,
) => {
  const nothing = { id: null, redemption_id: null, status: null, points, position: null, code_sent_by: null }
  switch (outcome.kind) {
    case 'verify':
      return {
        ...nothing,
        ok: false,
        error: 'VERIFY_DESTINATION' as const,
        message: 'Enter the code that was sent to you.',
        quote: outcome.quote,
        code_sent_by: outcome.by,
      }
    case 'refused':
      return {
        ...nothing,
        ok: false,
        error: outcome.code,
        message: sentenceOf(outcome.code, pointsName),
        quote: outcome.quote,
      }
    case 'redeemed': {
      const { redemptionId: id, status, points: paid, position, declinedFor: error } = outcome.redeemed
      return {
        ...nothing,
        ok: error === null,
        error,
        message: error === null ? null : sentenceOf(error, pointsName),
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

const sentenceOf = (error: Exclude<CashOutError, 'VERIFY_DESTINATION'>, pointsName: string): string => {
  switch (error) {
    case 'INSUFFICIENT_POINTS':
      return `You don't have enough ${pointsName} for this redemption.`
    case 'INSUFFICIENT_FUNDS':
      return 'PayPal and Venmo redemptions are temporarily unavailable, an administrator has been notified.'
    case 'PRICE_CHANGED':
      return 'The amount has changed. Look at the new one and confirm it.'
    case 'AMOUNT_TOO_SMALL':
      return `The fee would take all of it. Cash out more ${pointsName}.`
    case 'NOT_AVAILABLE':
      return 'Your team or your country does not have this kind of cash-out. Choose another reward.'
    case 'TOO_MANY_CODES':
      return 'Too many codes were sent. Try again tomorrow, or ask an administrator of your team.'
    case 'CODE_NOT_SENT':
      return 'The code could not be sent. Try again in a minute, or use another account.'
    case 'NO_CODES':
      return 'Codes can’t be sent to such an account yet. Use another one, or ask an administrator of your team.'
    case 'FUND_OWES':
    case 'MEMBER_UNKNOWN':
    case 'OUT_OF_STOCK':
    case 'REDEMPTION_LIMIT':
      return rejectionAnswers[error].detail
  }
}
