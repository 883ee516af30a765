import { Credential, Delivery } from '@laurel/ledger/rewards/orders/delivery.ts'
import { vendorText } from '../orders/vendorText.ts'

type Given = {
  readonly label: string
  readonly value: string
  readonly kind: Delivery['credentials'][number]['kind']
}

/** The codes of a gift card as an event can hold them; `null` without any. What does not fit is left out. */
export const deliveryOf = (given: readonly Given[], instructions: string): Delivery | null => {
  const credentials = given
    .map(({ label, value, kind }) => ({
      label: vendorText(label, 100),
      value: vendorText(value, 2000),
      // Only a link that is safe to follow is recorded as one.
      kind: kind === 'url' && !/^https:\/\//i.test(value.trim()) ? ('text' as const) : kind,
    }))
    .filter(credential => Credential.safeParse(credential).success)
    .slice(0, 10)
  if (credentials.length === 0) return null
  const whole = Delivery.safeParse({ credentials, instructions: vendorText(instructions, 10_000) })
  return whole.data ?? { credentials, instructions: '' }
}
