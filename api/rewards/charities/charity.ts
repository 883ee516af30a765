import type { CategoryKey } from './categories.ts'

/** A nonprofit as it is stored. */
export type Charity = {
  /** Nine digits. */
  readonly ein: string
  readonly name: string
  /** The name under which it is known, if it is another one; else empty. */
  readonly dba: string
  readonly street1: string
  readonly street2: string
  readonly city: string
  readonly state: string
  readonly postalCode: string
  readonly classificationCode: string
  readonly category: CategoryKey | ''
  readonly mission: string
  readonly url: string | null
  readonly logoUrl: string | null
  /** What it receives in a year, in whole US dollars. */
  readonly receipts: number | null
  readonly place: Coordinates | null
}

export type Coordinates = { readonly latitude: number; readonly longitude: number }

/** The digits of an EIN that may be written with a dash; undefined for anything else. */
export const einOf = (text: string): string | undefined => {
  const digits = /^\s*(\d{2})-?(\d{7})\s*$/.exec(text)
  return digits ? `${digits[1]}${digits[2]}` : undefined
}
