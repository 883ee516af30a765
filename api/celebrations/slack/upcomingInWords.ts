import { assertNever } from '@laurel/ledger/kernel/assertNever.ts'
import type { Speech } from '../../messages/speech.ts'
import type { UpcomingCelebration } from '../upcomingCelebrations.ts'

/** `Ben Ode`, `5 years with us`, `27 November`. */
export type CelebrationLine = { readonly name: string; readonly occasion: string; readonly day: string }

/** Celebrations ahead as lines of the Home tab. */
export const upcomingInWords = (
  speech: Speech,
  upcoming: readonly UpcomingCelebration[],
): CelebrationLine[] =>
  upcoming.map(celebration => ({
    name: celebration.name,
    occasion: occasionInWords(speech, celebration),
    day: speech.calendarDay(celebration.heldOn),
  }))

const occasionInWords = (speech: Speech, { kind, years }: UpcomingCelebration): string => {
  switch (kind) {
    case 'BIRTHDAY':
      return speech.text('celebrations.occasions.birthday')
    case 'ANNIVERSARY':
      return speech.text('celebrations.occasions.anniversary', { smart_count: years })
    case 'NEW_HIRE':
      return speech.text('celebrations.occasions.newHire')
    default:
      return assertNever(kind)
  }
}
