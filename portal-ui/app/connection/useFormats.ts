import { type Formats, formatsOf } from '@laurel/contract/browser/formats.ts'
import { pointsPerDollar } from '@laurel/ledger/kernel/points.ts'
import { useSignedIn } from './SignedInContext.ts'

type SignedIn = ReturnType<typeof useSignedIn>

/** Writes numbers, points and times for the signed-in person, and what points are worth in their own currency. */
export const useFormats = (): Formats => formatsFor(useSignedIn())

const known = new WeakMap<SignedIn, Formats>()

/** The formats of a signed-in person. */
export const formatsFor = (signedIn: SignedIn): Formats => {
  const formats = known.get(signedIn) ?? withOwnCurrency(signedIn, formatsOf(signedIn))
  known.set(signedIn, formats)
  return formats
}

/** Points are priced in dollars: another currency is an estimate by the rate of the day. */
const withOwnCurrency = ({ currency_rates: rates }: SignedIn, formats: Formats): Formats => {
  const own = Object.entries(rates).find(([currency]) => currency !== 'USD')
  if (own === undefined) return formats
  const [currency, rate] = own
  const money = new Intl.NumberFormat(formats.locale, { style: 'currency', currency })
  return { ...formats, worth: points => `≈\u00a0${money.format((points / pointsPerDollar) * rate)}` }
}
