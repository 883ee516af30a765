import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { receipt as english } from '../english/receipt.ts'

export const receipt: TextsLike<typeof english> = {
  receipt: 'Beleg',
  title: 'Beleg %{number}',
  number: 'Belegnummer',
  paidOn: 'Bezahlt am',
  billedTo: 'Bezahlt von',
  card: 'Karte',
  payment: 'Zahlung',
  description: 'Beschreibung',
  amount: 'Betrag',
  points: '%{count} Punkte',
  rewards: 'Prämien im %{month}',
  tax: 'Steuer',
  paid: 'Bezahlt',
  reversed: 'Seitdem erstattet oder angefochten',
  left: 'Von der Zahlung übrig',
  footer: '100 Punkte kosten 1 US-Dollar. Auf diese Zahlung wurde keine Steuer erhoben.',
}
