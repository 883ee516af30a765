import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { rewardSettings as english } from '../english/rewardSettings.ts'

export const rewardSettings = {
  title: 'Einstellungen für Prämien',
  lead: 'Welche Kataloge offen sind, wer von Einlösungen erfährt und was vorher geprüft wird.',
  catalogs: 'Prämienkataloge',
  catalog: {
    CUSTOM_CATALOG: 'Eigener Katalog',
    AMAZON: 'Amazon',
    GIFT_CARDS: 'Geschenkkarten',
    CHARITIES: 'Spenden',
    PAYPAL: 'PayPal/Venmo',
  },
  notifications: 'Benachrichtigungen zum eigenen Katalog',
  notificationsQuestion:
    'Wer soll erfahren, wenn eine Prämie aus dem eigenen Katalog (ohne Integration) eingelöst wird?',
  saved: 'Die Einstellungen für Prämien sind gespeichert.',
  payingForRewards: 'Prämien bezahlen',
  seeBalance: 'Teamguthaben ansehen',
  paying: {
    which: {
      question: 'Welche Prämien kosten die Firma Geld?',
      answer:
        'Amazon, Geschenkkarten, Spenden, PayPal und Venmo, Fanartikel und Merchandise. Das Teamguthaben bezahlt sie, 100 Punkte für jeden US-Dollar. Firmenprämien und Artikel eures eigenen Katalogs nehmen nichts davon.',
    },
    empty: {
      question: 'Was passiert, wenn das Guthaben leer ist?',
      answer:
        'Eine Prämie, die es nicht deckt, wird abgelehnt, die Person behält die Punkte, und Admins bekommen eine Nachricht. Lade unter „Abrechnung“ Punkte auf.',
    },
    back: {
      question: 'Was passiert, wenn eine Prämie storniert wird oder zurückkommt?',
      answer: 'Die Punkte gehen an die Person zurück und der Betrag an das Teamguthaben.',
    },
    vendors: {
      question: 'Wer bezahlt die Anbieter?',
      answer:
        'Eure Konten dort: Jeder Anbieter belastet das Konto, das ihr unter „Anbieter“ verbunden habt. Haltet genug Geld darauf; solange es leer ist, werden Bestellungen storniert und erstattet.',
    },
  },
  youNeedATopUp: 'Zeit zum Aufladen!',
  topUpPoints: 'Punkte aufladen',
  topUpSentence: 'Das Guthaben ist leer. Bezahlte Prämien werden abgelehnt, bis wieder Punkte darauf sind.',
  limits: 'Grenzen und Prüfung',
  limitsSentence: 'Sie gelten für das, was das Guthaben bezahlt. Lass ein Feld leer für keine Grenze.',
  pointsPerDay: 'Punkte pro Person und Tag',
  redemptionsPerDay: 'Einlösungen pro Person und Tag',
  holdAbove: 'Prüfung ab',
  holdAboveHint: 'In Punkten. Eine teurere Bestellung wartet, bis Admins sie freigeben.',
  limitsSaved: 'Die Grenzen sind gespeichert.',
  paymentsTitle: 'Kosten der Einlösungen',
  paymentsLead: 'Was Einlösungen die Firma kosten.',
} as const satisfies TextsLike<typeof english>
