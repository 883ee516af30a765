import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { fourEyes as english } from '../english/fourEyes.ts'

export const fourEyes = {
  lead: 'Große Auszeichnungen, Auszahlungen und Korrekturen warten, bis ein zweiter Admin sie freigibt.',
  waiting: 'Wartet auf Freigabe',
  empty: 'Nichts wartet auf Freigabe',
  emptySentence: 'Hier erscheinen Auszeichnungen, Auszahlungen und Korrekturen über den Grenzen.',
  amount: '%{points} (entspricht %{money})',
  people: '%{name} und eine weitere Person |||| %{name} und %{smart_count} weitere',
  adjustmentSentence: '%{amount} für %{name} hinzufügen (%{balance})',
  awardSentence: '%{award} an %{people} vergeben, insgesamt %{amount}',
  orderSentence: '%{reward} an %{name} senden, für %{amount}',
  quoted: '„%{words}“',
  by: 'Angefragt von %{name}',
  waits: 'Das müssen andere Admins freigeben.',
  holds: {
    SECOND_ADMINISTRATOR: 'Die Auszahlungen des Tages liegen über der Grenze.',
    ABOVE_LIMIT: 'Das kostet mehr als die Grenze für Bestellungen.',
    NEW_DESTINATION: 'Die Auszahlung geht an ein neues Ziel.',
    VELOCITY: 'Diese Person löst ungewöhnlich oft ein.',
  },
  approve: 'Freigeben',
  approveTitle: {
    ADJUSTMENT: 'Korrektur freigeben',
    AWARD: 'Auszeichnung freigeben',
    ORDER: 'Bestellung freigeben',
  },
  approved: {
    ADJUSTMENT: 'Freigegeben. Der Kontostand ist korrigiert.',
    AWARD: 'Freigegeben. Die Auszeichnung ist vergeben.',
    ORDER: 'Freigegeben. Die Bestellung ist aufgegeben.',
  },
  bothNames: 'Das Buch behält beide Namen: den der Anfrage und deinen.',
  decline: 'Ablehnen',
  declineTitle: {
    ADJUSTMENT: 'Korrektur ablehnen',
    AWARD: 'Auszeichnung ablehnen',
    ORDER: 'Bestellung ablehnen',
  },
  declined: {
    ADJUSTMENT: 'Abgelehnt. Der Kontostand bleibt, wie er ist.',
    AWARD: 'Abgelehnt. Nichts wird vergeben.',
    ORDER: 'Abgelehnt. Die Punkte sind zurück.',
  },
  reason: 'Grund',
  reasonHint: {
    ADJUSTMENT: 'Er bleibt bei der Entscheidung.',
    AWARD: 'Er bleibt bei der Entscheidung.',
    ORDER: 'Die Person liest ihn und bekommt die Punkte zurück.',
  },
  limits: 'Grenzen',
  limitsSentence:
    'Über einer Grenze sind zwei Personen nötig. Wer angefragt hat oder etwas bekommt, kann nicht freigeben.',
  award: 'Punkte einer Auszeichnung',
  awardHint: 'Punkte mal Personen, mit Punkten als Geschenk. Leer wartet keine Auszeichnung.',
  payout: 'Auszahlung an einem Tag, in US-Dollar',
  payoutHint: 'Mit allem, was die Person an dem Tag eingelöst hat. Leer wartet keine Auszahlung.',
  adjustment: 'Punkte, die eine Person an einem Tag dazubekommt',
  adjustmentHint: 'Höchstens 10.000; das gilt auch, wenn das Feld leer ist.',
  saved: 'Die Grenzen gelten ab jetzt.',
} as const satisfies TextsLike<typeof english>
