import type { Vendor } from '@laurel/contract/rewards/vendors.ts'
import { useText } from '../../messages/useText.ts'

/** Says what a vendor delivers. */
export const useDelivers = (): ((vendor: Vendor) => string) => {
  const text = useText()
  return vendor => vendor.order_kinds.map(kind => text(`rewards.vendors.delivers.${kind}`)).join(', ')
}
