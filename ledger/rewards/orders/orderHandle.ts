import { derivedId } from '../../kernel/derivedId.ts'
import type { RedemptionId } from '../../kernel/ids.ts'

/**
 * The name under which a vendor is asked for an order, the same at every attempt. 32 letters and digits: the strictest
 * vendor takes no more.
 */
export const orderHandleOf = (redemptionId: RedemptionId): string =>
  `lr${derivedId('order', redemptionId).replaceAll('-', '').slice(0, 30)}`
