import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { charities as english } from '../english/charities.ts'

export const charities = {
  title: 'Hilfsorganisationen',
  lead: 'An welche Hilfsorganisationen gespendet werden kann, und die Spenden, die ihr selbst bezahlt.',
  lists: 'Was zur Wahl steht',
  whitelist: 'Nur diese Hilfsorganisationen',
  whitelistHint: 'Leer: Es kann an alle Hilfsorganisationen gespendet werden.',
  featured: 'Empfohlene Hilfsorganisationen',
  featuredHint: 'Stehen zuerst. Leer: Zu sehen sind Hilfsorganisationen in der Nähe und nach Thema.',
  featuredUnused: 'Werden nicht gezeigt, solange nur eure Liste zur Wahl steht.',
  typeAName: 'Gib einen Namen, einen Ort oder eine EIN ein',
  noSuchCharity: 'Diese Hilfsorganisation gibt es nicht',
  saved: 'Die neuen Listen sind jetzt zu sehen.',
  toPay: 'Spenden zu bezahlen',
  toPayEmpty: 'Keine Spende wartet',
  toPayEmptySentence:
    'Spenden erscheinen hier, sobald gespendet wird. Die, die ein Partner bezahlt, gehen von selbst weiter.',
  onTheWay: 'Zahlungen unterwegs',
  onTheWayEmpty: 'Keine Zahlung ist unterwegs',
  onTheWayEmptySentence: 'Spenden, deren Zahlung du begonnen hast, warten hier auf ihren Nachweis.',
  charity: 'Hilfsorganisation',
  begin: 'Zahlung begonnen',
  beginOf: 'Die Zahlung der Spende von %{user} ist begonnen',
  begun: 'Vermerkt: Die Zahlung ist unterwegs.',
  paid: 'Bezahlt',
  paidOf: 'Die Spende von %{user} ist bezahlt',
  paidTitle: 'Zahlung vermerken',
  paidSentence: '%{charity} hat %{amount} bekommen, gespendet von %{user}.',
  proof: 'Zahlungsnachweis',
  proofHint: 'Die Nummer der Überweisung oder des Belegs, oder ein Link dazu. %{user} sieht das.',
  begunIsFinal:
    'Eine Spende, deren Zahlung begonnen hat, lässt sich nicht zurückgeben. Wenn die Hilfsorganisation sie ablehnt, bezahle sie auf einem anderen Weg und vermerke diese Zahlung.',
  record: 'Zahlung vermerken',
  recorded: 'Vermerkt: Die Hilfsorganisation hat das Geld.',
  byAnother: 'Von anderen Admins bezahlt',
} as const satisfies TextsLike<typeof english>
