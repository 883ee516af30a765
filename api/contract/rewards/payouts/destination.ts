import { z } from 'zod'

export const PayoutRail = z.enum(['PAYPAL', 'VENMO'])
export type PayoutRail = z.infer<typeof PayoutRail>

/** Where a payout goes, in the one form under which it is remembered and compared. */
export type Destination =
  | { readonly kind: 'email'; readonly address: string }
  /** In the form of E.164, `+14155550100`. */
  | { readonly kind: 'phone'; readonly address: string }

/** PayPal takes no longer receiver. */
export const destinationLengthMax = 127

const extension = /\s*(?:#|x\.?|ext\.?|extension)\s*\d{1,6}$/i
const phone = /^\+\d{1,3}\d{10}$/
const isOfUnitedStates = /^\+1\d{10}$/
const email = z.email().max(destinationLengthMax)

/**
 * Reads a phone number with 10 digits and an optional country code and extension; without a country code it is one of
 * the United States. Undefined for anything else.
 */
export const phoneOf = (text: string): string | undefined => {
  const number = text.trim().replace(extension, '')
  if (/[^\d\s+().\-/]/.test(number)) return undefined
  const digits = number.replaceAll(/\D/g, '')
  const international = number.startsWith('+')
    ? digits
    : digits.startsWith('00')
      ? digits.slice(2)
      : undefined
  const read = `+${international ?? (digits.length === 10 ? `1${digits}` : digits)}`
  return phone.test(read) ? read : undefined
}

/** Undefined for a text to which the rail can't pay. */
export const destinationOf = (rail: PayoutRail, text: string): Destination | undefined => {
  const number = phoneOf(text)
  // Venmo has accounts in the United States only.
  if (number !== undefined && (rail === 'PAYPAL' || isOfUnitedStates.test(number)))
    return { kind: 'phone', address: number }
  if (rail === 'VENMO') return undefined
  const address = text.trim().toLowerCase()
  return email.safeParse(address).success ? { kind: 'email', address } : undefined
}

export const destinationProblem = (rail: PayoutRail): string =>
  rail === 'VENMO' ? 'Must be a valid phone number.' : 'Must be a valid phone number or email.'
