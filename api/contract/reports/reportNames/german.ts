import type { TextsLike } from '../../wire/textsLike.ts'
import type { reportLabels } from '../reportLabels.ts'

export const reportNames = {
  shoutouts: 'Shoutouts',
  'shoutouts-by-recipient': 'Shoutouts nach Person',
  awards: 'Auszeichnungen',
  'awards-by-recipient': 'Auszeichnungen nach Person',
  birthdays: 'Geburtstage',
  anniversaries: 'Jubiläen',
  'new-hires': 'Neue im Team',
  nominations: 'Nominierungen',
  redemptions: 'Einlösungen',
  points: 'Verdiente Punkte',
  'point-totals': 'Punkte gesamt',
  users: 'Personen',
} as const satisfies TextsLike<typeof reportLabels>
