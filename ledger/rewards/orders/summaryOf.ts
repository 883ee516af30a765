import { assertNever } from '../../kernel/assertNever.ts'
import type { OrderSummary, RewardOrder } from './vocabulary.ts'

export const summaryOf = (order: RewardOrder): OrderSummary => {
  switch (order.kind) {
    case 'giftCard':
    case 'donation':
      return order
    case 'amazon':
    case 'catalogItem':
    case 'storefront':
    case 'integrationItem': {
      const { address: _address, ...summary } = order
      return summary
    }
    case 'payout': {
      const { destination: _destination, ...summary } = order
      return summary
    }
    default:
      return assertNever(order)
  }
}
