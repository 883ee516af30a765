import { assertNever } from '@laurel/ledger/kernel/assertNever.ts'
import { parseISO } from 'date-fns/parseISO'
import type { UpcomingCelebration } from '../upcomingCelebrations.ts'

/** `Ben Ode`, `5 years with us`, `27 November`. */
export type CelebrationLine = { readonly name: string; readonly occasion: string; readonly day: string }

const linesMax = 10

/** The first celebrations ahead as lines of the Home tab. */
export const upcomingInWords = (upcoming: readonly UpcomingCelebration[]): CelebrationLine[] =>
  upcoming.slice(0, linesMax).flatMap(celebration => {
    const { member, days } = celebration
    if (days === null) return []
    const day = calendarDay.format(parseISO(`${days.heldOn}T12:00:00Z`))
    return [{ name: member.name, occasion: occasionInWords(celebration), day }]
  })

const calendarDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })

const occasionInWords = ({ kind, years }: UpcomingCelebration): string => {
  switch (kind) {
    case 'BIRTHDAY':
      return 'birthday'
    case 'ANNIVERSARY':
      return years === 1 ? 'a year with us' : `${years ?? 0} years with us`
    case 'NEW_HIRE':
      return 'first day'
    default:
      return assertNever(kind)
  }
}
