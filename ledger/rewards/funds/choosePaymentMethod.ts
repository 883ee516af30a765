import { accept, type Command, type Decision } from '../../kernel/decider.ts'
import type { FundEvent } from './events.ts'
import type { FundState } from './state.ts'
import type { PaymentMethod } from './vocabulary.ts'

/** Decides how the team pays for rewards from now on. What is accrued stays, and a statement asks for it. */
export type ChoosePaymentMethod = Command<'choosePaymentMethod', { readonly method: PaymentMethod }>

export const choosePaymentMethod = (
  state: FundState,
  { data: { method } }: ChoosePaymentMethod,
): Decision<FundEvent, never> =>
  state.method === method ? accept() : accept({ type: 'PaymentMethodChosen', data: { method } })
