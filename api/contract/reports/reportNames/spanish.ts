import type { TextsLike } from '../../wire/textsLike.ts'
import type { reportLabels } from '../reportLabels.ts'

export const reportNames = {
  shoutouts: 'Shoutouts',
  'shoutouts-by-recipient': 'Shoutouts por persona',
  awards: 'Premios',
  'awards-by-recipient': 'Premios por persona',
  birthdays: 'Cumpleaños',
  anniversaries: 'Aniversarios',
  'new-hires': 'Incorporaciones',
  nominations: 'Nominaciones',
  redemptions: 'Canjes',
  points: 'Puntos ganados',
  'point-totals': 'Puntos en total',
  users: 'Personas',
} as const satisfies TextsLike<typeof reportLabels>
