import { type Operation, ofOwnTeam } from './operation.ts'

/** Without keys of Stripe, nothing can be paid. */
const notSetUp = { foreignAdministrator: 409, administrator: 409 } as const
const unknown = { foreignAdministrator: 404, administrator: 404 } as const

const unknownException = { id: '6ba7b810-9dad-41d1-80b4-00c04fd430c8' } as const

/** The cards, top-ups, postpaid rewards, invoices and exceptions of a team. */
export const moneyOperations: Readonly<Record<string, Operation>> = {
  readBilling: ofOwnTeam(),
  setupCard: ofOwnTeam({}, notSetUp),
  chooseDefaultCard: ofOwnTeam({ body: { card_id: 'pm_1' } }, notSetUp),
  removeCard: ofOwnTeam({ params: { id: 'pm_1' } }, notSetUp),
  topUpIntent: ofOwnTeam({ query: { point_amount: '500' } }, notSetUp),
  readPaymentIntent: ofOwnTeam({ params: { id: 'pi_1' } }, notSetUp),
  listTopUps: ofOwnTeam(),
  setRewardsPaymentMethod: ofOwnTeam({ body: { payment_method: 1 } }, notSetUp),
  listRewardsPayments: ofOwnTeam(),
  readRewardsPayment: ofOwnTeam({ params: { id: '6ba7b810-9dad-41d1-80b4-00c04fd430c8' } }, unknown),
  listInvoices: ofOwnTeam(),
  listExceptions: ofOwnTeam(),
  readException: ofOwnTeam({ params: unknownException }, unknown),
  decideException: ofOwnTeam(
    { params: unknownException, body: { decision: 'accept', reason: 'It is explained.' } },
    unknown,
  ),
  saveReceipt: ofOwnTeam({ params: { id: '6ba7b810-9dad-41d1-80b4-00c04fd430c8' } }, unknown),
}
