import type { ImportedField } from '@laurel/contract/people/userFieldImports.ts'
import { firstAnniversaryYear } from '@laurel/contract/people/userProfile.ts'
import { DayOfYear } from '@laurel/ledger/kernel/dayOfYear.ts'
import { AllowancePoints } from '@laurel/ledger/kernel/points.ts'
import { boundedText } from '@laurel/ledger/kernel/text.ts'
import type { MemberDetails, PointEligibility } from '@laurel/ledger/members/profile/details.ts'
import { z } from 'zod'

/** The details that a file changes. */
export type ImportedDetails = Partial<Omit<MemberDetails, 'isBirthdayPrivate'>>

export type Cell =
  | { readonly kind: 'value'; readonly details: ImportedDetails }
  | { readonly kind: 'error'; readonly reason: string }

type Column = {
  /** Empty cells are not read. */
  readonly read: (cell: string) => Cell
  readonly shown: (details: ImportedDetails) => string
}

const value = (details: ImportedDetails): Cell => ({ kind: 'value', details })
const wrong = (reason: string): Cell => ({ kind: 'error', reason })
const clears = (cell: string): boolean => cell.toLowerCase() === 'none'

const eligibilityWords = {
  GIVE_AND_RECEIVE: 'send and receive',
  GIVE: 'only send',
  RECEIVE: 'only receive',
  NONE: 'neither',
} as const satisfies Record<PointEligibility, string>
const eligibilities: readonly PointEligibility[] = ['GIVE_AND_RECEIVE', 'GIVE', 'RECEIVE', 'NONE']

const pointsOf = (cell: string): number | undefined =>
  /^\d+$/.test(cell) ? AllowancePoints.safeParse(Number(cell)).data : undefined

const badPoints = 'Write whole points from 0 to 1000000000; 0 clears the override.'

/** The columns that are exported and imported, in the order of the export. */
export const importedColumns: Readonly<Record<ImportedField, Column>> = {
  birthday: {
    read: cell => {
      if (clears(cell)) return value({ birthday: null })
      const { data } = DayOfYear.safeParse(cell.replace(/^\d{4}-(?=\d\d-\d\d$)/, ''))
      return data === undefined
        ? wrong('Write the birthday as month and day, such as 04-30, or none.')
        : value({ birthday: data })
    },
    shown: ({ birthday }) => birthday ?? '',
  },
  start_date: {
    read: cell => {
      if (clears(cell)) return value({ joinedOn: null })
      const { data } = z.iso.date().safeParse(cell)
      return data === undefined || Number(data.slice(0, 4)) < firstAnniversaryYear
        ? wrong(
            `Write the start date as year, month and day from ${firstAnniversaryYear} on, such as 2024-04-30, or none.`,
          )
        : value({ joinedOn: data })
    },
    shown: ({ joinedOn }) => joinedOn ?? '',
  },
  point_eligibility: {
    read: cell => {
      const found = eligibilities.find(
        (eligibility, code) => eligibilityWords[eligibility] === cell.toLowerCase() || String(code) === cell,
      )
      return found === undefined
        ? wrong(`Write one of: ${Object.values(eligibilityWords).join(', ')}.`)
        : value({ pointEligibility: found })
    },
    shown: ({ pointEligibility }) =>
      pointEligibility === undefined ? '' : eligibilityWords[pointEligibility],
  },
  shoutout_allowance_override: {
    read: cell => {
      const points = pointsOf(cell)
      return points === undefined ? wrong(badPoints) : value({ shoutoutAllowanceOverride: points })
    },
    shown: ({ shoutoutAllowanceOverride = '' }) => String(shoutoutAllowanceOverride),
  },
  award_allowance_override: {
    read: cell => {
      const points = pointsOf(cell)
      return points === undefined ? wrong(badPoints) : value({ awardAllowanceOverride: points })
    },
    shown: ({ awardAllowanceOverride = '' }) => String(awardAllowanceOverride),
  },
  newhire_message: {
    read: cell => {
      if (clears(cell)) return value({ newHireMessage: '' })
      const { data } = boundedText(3000).safeParse(cell)
      return data === undefined
        ? wrong('Write at most 3000 characters of text.')
        : value({ newHireMessage: data })
    },
    shown: ({ newHireMessage }) => newHireMessage ?? '',
  },
}
