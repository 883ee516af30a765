import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { cashOut as english } from '../english/cashOut.ts'

export const cashOut: TextsLike<typeof english> = {
  phone: 'Gib eine gültige Telefonnummer an.',
  phoneOrEmail: 'Gib eine gültige Telefonnummer oder E-Mail-Adresse an.',
  title: 'Auszahlen auf %{rail}',
  lead: 'Mach aus deinen Punkten Geld. 100 Punkte sind 1 $.',
  howMuch: 'Wie viel?',
  points: 'Punkte zum Auszahlen',
  all: 'Alles, was ich habe',
  whereTo: 'Wohin?',
  confirm: 'Bestätigen',
  payPal: {
    label: 'E-Mail oder Telefonnummer deines PayPal-Kontos',
    help: 'Beginne eine Telefonnummer außerhalb der USA mit + und der Landesvorwahl.',
  },
  venmo: {
    label: 'Telefonnummer deines Venmo-Kontos',
    help: 'Eine Handynummer in den USA.',
  },
  notEnough: 'Du hast nicht genug Punkte für diese Einlösung.',
  unavailable:
    'Einlösungen über PayPal und Venmo sind vorübergehend nicht verfügbar; die Administration wurde benachrichtigt.',
  balance: 'Dein Guthaben',
  this: 'Diese Auszahlung',
  left: 'Bleibt für später',
  sendTo: '%{money} an %{destination}.',
  arrives: 'Es kommt innerhalb einer Stunde an. Kommt es zurück, bekommst du auch deine Punkte wieder.',
  receive: 'Du erhältst %{money}',
  feeTakesAll: 'Die Gebühr von %{fee} verbraucht alles.',
  noFee: 'Es gibt keine Gebühr.',
  fee: 'Eine Gebühr von %{fee} ist schon abgezogen.',
  estimate: '* Geschätzt: Der Kurs wird beim Bestätigen neu ermittelt.',
  code: {
    title: 'Gib deinen Code ein',
    phone: 'Das ist offenbar eine neue Telefonnummer. Gib den Code ein, den du per SMS bekommen hast.',
    email: 'Das ist offenbar ein neues PayPal-Konto. Gib den Code ein, den du per E-Mail bekommen hast.',
    label: 'Code mit %{length} Ziffern',
    sent: 'Ein Code ist unterwegs zu dir.',
    none: 'Kein Code da?',
    again: 'Neuen senden',
  },
  atLeast: 'Es müssen mindestens %{points} sein.',
  atMost: 'Es dürfen höchstens %{points} sein.',
  have: 'Du hast %{points}.',
}
