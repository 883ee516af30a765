import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { states as english } from '../english/states.ts'

export const states = {
  thisCouldNotBe: 'Das konnte nicht geladen werden',
  inactive: 'Laurel ist für %{team} ausgeschaltet.',
  kept: 'Punkte, Einstellungen und Verlauf bleiben.',
  activate: 'Aktivieren',
} as const satisfies TextsLike<typeof english>
