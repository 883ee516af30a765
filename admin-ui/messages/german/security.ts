import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { security as english } from '../english/security.ts'

export const security = {
  title: 'Sicherheitsprotokoll',
  lead: 'Anmeldungen, abgelehnte Versuche und was Admins in den letzten 30 Tagen getan haben.',
  empty: 'Nichts in den letzten 30 Tagen.',
  noMatch: 'Nichts gefunden',
  noMatchSentence: 'Kein Eintrag der letzten 30 Tage passt zu deiner Suche.',
  time: 'Zeit',
  activity: 'Aktivität',
  everything: 'Alles',
  ipAddress: 'IP-Adresse',
  userAgent: 'Browser oder Programm',
  operator: 'Betreiber',
} as const satisfies TextsLike<typeof english>
