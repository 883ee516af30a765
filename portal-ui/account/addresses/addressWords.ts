import type { ShippingAddress } from '@laurel/contract/rewards/shippingAddress.ts'

/** `1 Orchard Row, San Francisco, CA 94103, United States`. */
export const addressLine = (
  { street1, street2, city, state, postal_code, country }: ShippingAddress,
  countryName: (code: string) => string,
): string =>
  [street1, street2, city, `${state} ${postal_code}`.trim(), countryName(country)]
    .filter(part => part !== '')
    .join(', ')
