import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { field as english } from '../english/field.ts'

export const field = {
  added: 'Hinzugefügt',
  award: 'Auszeichnung',
  balance: 'Guthaben',
  campaign: 'Kampagne',
  channels: 'Channels',
  earned: 'Verdient',
  email: 'E-Mail',
  points: 'Punkte',
  redeemed: 'Eingelöst',
  reward: 'Prämie',
  segments: 'Segmente',
  since: 'Seit',
  user: 'Person',
  when: 'Wann',
  name: 'Name',
  role: 'Rolle',
  for: 'Für',
  date: 'Datum',
  message: 'Nachricht',
  who: 'Wer',
  years: 'Jahre',
  worth: 'Wert',
  status: 'Status',
  from: 'Von',
} as const satisfies TextsLike<typeof english>
