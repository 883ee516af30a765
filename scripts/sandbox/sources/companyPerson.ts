import type { Instant } from '@laurel/ledger/kernel/instant.ts'

/** A person of the company, as its HR system has them. Stand-ins write them in the form of their partner. */
export type CompanyPerson = {
  /** A number as text; partners with other ids derive theirs from it. */
  readonly id: string
  readonly email: string | null
  readonly personalEmail: string | null
  readonly firstName: string
  readonly lastName: string
  readonly preferredName: string | null
  /** `1990-03-14` */
  readonly birthDate: string | null
  readonly hiredOn: string | null
  readonly leftOn: string | null
  readonly isActive: boolean
  readonly title: string | null
  readonly department: string | null
  readonly location: string | null
  readonly managerId: string | null
  /** Fields that the company defined: `T-shirt size`, `Cost center`. */
  readonly custom: Readonly<Record<string, string>>
  readonly changedAt: Instant
}

/** The company is as it was at this moment until something changes. */
export const companyBegan: Instant = '2026-01-05T08:00:00.000Z'
