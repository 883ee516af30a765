import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { exceptions as english } from '../english/exceptions.ts'

export const exceptions = {
  title: 'Abweichungen',
  one: 'Abweichung',
  lead: 'Zahlungen und Bestellungen, bei denen sich die Bücher von Laurel und ein Partner uneinig sind. Zahlungen werden alle sechs Stunden verglichen, Bestellungen jeden Tag.',
  empty: 'Alles stimmt überein',
  emptySentence:
    'Jede Zahlung und jede Bestellung steht so in den Büchern wie beim Zahlungsdienst und bei den Anbietern. Abweichungen erscheinen hier.',
  noMatch: 'Keine solche Abweichung',
  noMatchSentence: 'Wähle einen anderen Status oder setze die Filter zurück.',
  count:
    'Die Bücher von Laurel und ein Partner sind sich bei einer Zahlung oder Bestellung uneinig. |||| Die Bücher von Laurel und Partner sind sich bei %{smart_count} Zahlungen oder Bestellungen uneinig.',
  see: 'Abweichungen ansehen',
  what: 'Was abweicht',
  difference: 'Unterschied',
  noMoney: 'Kein Geld',
  unclear: 'Unklar',
  madeAt: 'Entstanden',
  foundAt: 'Gefunden',
  reference: 'Kennung',
  review: 'Prüfen',
  reviewOf: '%{reference} prüfen',
  status: 'Status',
  statuses: { open: 'Offen', decided: 'Entschieden', gone: 'Erledigt', all: 'Alle' },
  states: { open: 'Offen', compensated: 'Ausgeglichen', accepted: 'Hingenommen', gone: 'Erledigt' },
  about: 'Betrifft',
  subjects: { everything: 'Alles', payments: 'Zahlungen', orders: 'Bestellungen' },
  kinds: {
    payment: {
      missing: 'Eine Zahlung fehlt in den Büchern',
      unknown: '%{partner} kennt eine Zahlung nicht',
      amount: 'Eine Zahlung hat einen anderen Betrag',
      currency: 'Eine Zahlung ist in einer anderen Währung',
      team: 'Eine Zahlung gehört einem anderen Kunden',
    },
    reversal: {
      missing: 'Eine Erstattung oder Anfechtung fehlt in den Büchern',
      unknown: '%{partner} kennt eine Erstattung oder Anfechtung nicht',
      amount: 'Eine Erstattung oder Anfechtung hat einen anderen Betrag',
      currency: 'Eine Erstattung oder Anfechtung ist in einer anderen Währung',
      returned: 'Erstattetes Geld kam wieder herein',
      statement: 'Die Zahlung eines Monats wurde erstattet oder angefochten',
    },
    order: {
      unknown: '%{partner} kennt eine Bestellung nicht',
      missing: '%{partner} führt eine Bestellung, die nie aufgegeben wurde',
      twice: '%{partner} führt eine Bestellung doppelt',
      status: 'Eine Bestellung hat einen anderen Status',
    },
  },
  why: {
    payment: {
      missing:
        '%{partner} hat die Zahlung bekommen, und die Nachricht darüber kam nie an. Ihre Punkte fehlen.',
      unknown:
        'In den Büchern steht eine Zahlung, die bei %{partner} nicht geklappt hat. Ihre Punkte wurden nie bezahlt.',
      amount: '%{partner} hat einen anderen Betrag bekommen, als in den Büchern steht.',
      currency: 'Punkte werden in US-Dollar verkauft. Frag bei der zahlenden Person nach.',
      team: 'Der Kunde eines anderen Teams hat gezahlt. Der Betreiber von Laurel klärt, wem die Zahlung gehört.',
    },
    reversal: {
      missing: 'Das Geld ging zurück, aber die Punkte wurden nicht zurückgenommen.',
      unknown: 'Die Punkte wurden zurückgenommen, aber %{partner} hat dazu keine Erstattung oder Anfechtung.',
      amount: '%{partner} hat einen anderen Betrag zurückgegeben, als in den Büchern steht.',
      currency: 'Finde heraus, was der Betrag in US-Dollar ist.',
      returned:
        'Eine Anfechtung wurde gewonnen, oder eine Erstattung schlug fehl: Das Geld ist zurück, die Punkte sind noch abgezogen.',
      statement: 'Die Prämien eines Monats sind wieder unbezahlt. Bitte um die Zahlung für diesen Monat.',
    },
    order: {
      unknown:
        'Die Prämie wurde bestellt und ihre Punkte sind ausgegeben, aber %{partner} führt die Bestellung nicht.',
      missing: 'Frag %{partner}, was das für eine Bestellung ist. In den Büchern gehört nichts dazu.',
      twice: 'Dieselbe Prämie wurde doppelt bestellt. Bitte %{partner}, eine der Bestellungen zu stornieren.',
      status: '%{partner} hat für die Bestellung einen anderen Status als die Bücher.',
    },
  },
  sides: 'Was jede Seite sagt',
  ledger: 'Hauptbuch',
  readModel: 'Ansichten und Berichte',
  now: 'Jetzt',
  notKnown: 'Nicht bekannt',
  sideStatuses: {
    requested: 'Angefragt',
    pending: 'Ausstehend',
    processing: 'In Bearbeitung',
    complete: 'Erledigt',
    cancelled: 'Storniert',
    returned: 'Kam zurück',
    declined: 'Abgelehnt',
  },
  seePayments: 'Aufladungen und bezahlte Monate ansehen',
  seeOrders: 'Einlösungen ansehen',
  decision: 'Entscheidung',
  noProposal: 'Laurel hat keinen Vorschlag. Finde zuerst heraus, was passiert ist.',
  proposals: {
    topUpFund: 'Laurel schlägt vor, dem Teamguthaben %{points} hinzuzufügen.',
    settlePostpay: 'Laurel schlägt vor, den Monat als bezahlt zu vermerken.',
    reverseTopUp: 'Laurel schlägt vor, %{points} vom Teamguthaben zurückzunehmen.',
    reinstateTopUp: 'Laurel schlägt vor, dem Teamguthaben die Punkte zurückzugeben.',
    reversePostpay: 'Laurel schlägt vor, %{points} zurückzunehmen, weil die Zahlung des Monats zurückging.',
    reinstatePostpay: 'Laurel schlägt vor, dem Teamguthaben die Punkte zurückzugeben.',
    cancelRedemption:
      'Laurel schlägt vor, die Einlösung zu stornieren und der Person die Punkte zurückzugeben.',
  },
  compensate: 'Ausgleichen',
  accept: 'Abweichung hinnehmen',
  acceptSentence:
    'In den Büchern ändert sich nichts. Die Abweichung gilt als erklärt und wird nicht wieder gemeldet.',
  operatorDecides:
    'Nur der Betreiber von Laurel kann diese Abweichung hinnehmen: Das Team könnte sonst Punkte behalten, die es nicht bezahlt hat.',
  ownOrder: 'Das ist deine eigene Bestellung. Andere Admins entscheiden darüber.',
  titles: { compensate: 'Diese Abweichung ausgleichen?', accept: 'Diese Abweichung hinnehmen?' },
  reason: 'Begründung',
  reasonHint: 'Sie bleibt mit deinem Namen im Hauptbuch.',
  done: { compensate: 'Ausgeglichen.', accept: 'Die Abweichung ist hingenommen.' },
  decidedBy: {
    compensated: '%{name} hat sie am %{day} ausgeglichen.',
    accepted: '%{name} hat sie am %{day} hingenommen.',
  },
  someone: 'Eine frühere Adminperson',
  reasonGiven: 'Begründung: %{reason}',
  goneSentence: 'Ein späterer Vergleich fand die Abweichung nicht wieder. Es gibt nichts zu entscheiden.',
} as const satisfies TextsLike<typeof english>
