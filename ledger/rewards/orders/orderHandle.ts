import { hash } from 'node:crypto'
import type { RedemptionId } from '../../kernel/ids.ts'
import { lengthPrefixed } from '../../kernel/lengthPrefixed.ts'

/**
 * The name under which a vendor is asked for an order, the same at every attempt. 32 letters and digits: the strictest
 * vendor takes no more.
 */
export const orderHandleOf = (redemptionId: RedemptionId): string =>
  `lr${hash('sha256', lengthPrefixed('order', redemptionId)).slice(0, 30)}`
