import { assertNever } from '@laurel/ledger/kernel/assertNever.ts'
import type { Speech } from '../../messages/speech.ts'
import type { UpcomingCelebration } from '../upcomingCelebrations.ts'

/** `Ben Ode`, `5 years with us`, `27 November`. */
export type CelebrationLine = { readonly name: string; readonly occasion: string; readonly day: string }

const linesMax = 10

/** The first celebrations ahead as lines of the Home tab. */
export const upcomingInWords = (
  speech: Speech,
  upcoming: readonly UpcomingCelebration[],
): CelebrationLine[] =>
  upcoming.slice(0, linesMax).flatMap(celebration => {
    const { member, days } = celebration
    if (days === null) return []
    const day = speech.calendarDay(days.heldOn)
    return [{ name: member.name, occasion: occasionInWords(speech, celebration), day }]
  })

const occasionInWords = (speech: Speech, { kind, years }: UpcomingCelebration): string => {
  switch (kind) {
    case 'BIRTHDAY':
      return speech.text('celebrations.occasions.birthday')
    case 'ANNIVERSARY':
      return speech.text('celebrations.occasions.anniversary', { smart_count: years ?? 0 })
    case 'NEW_HIRE':
      return speech.text('celebrations.occasions.newHire')
    default:
      return assertNever(kind)
  }
}
