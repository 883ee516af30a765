import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { operations as english } from '../english/operations.ts'

export const operations = {
  unfinished: 'Unerledigtes',
  unfinishedLead:
    'Arbeit, die Laurel nicht allein erledigen konnte. Behebe die Ursache und versuche es dann noch einmal.',
  empty: 'Nichts ist unerledigt',
  emptySentence:
    'Alle Punkte, die vergeben, ausgegeben oder zurückgegeben wurden, sind angekommen. Was Laurel nicht allein erledigen kann, erscheint hier.',
  tryAgainOf: 'Noch einmal versuchen: %{what}',
  retryTitle: 'Noch einmal versuchen?',
  retryNote: 'Nichts geschieht doppelt.',
  finished: 'Erledigt.',
  unfinishedAgain: 'Es hat wieder nicht geklappt. Der Grund steht daneben.',
  messages: 'Nachrichten, die Slack nicht angenommen hat',
  messagesUnread: 'Nachrichten an Slack konnten nicht gelesen werden: %{reason}',
  sendAll: 'Alle noch einmal senden',
  sendingAll: 'Die Nachrichten sind wieder unterwegs zu Slack.',
  shoutoutOf: 'Der Shoutout von %{name}',
  aShoutout: 'Ein Shoutout',
  notAnnounced: '%{shoutout} wurde nicht verkündet',
  stillShown: '%{shoutout} wird noch als vergeben gezeigt',
  noReason: 'Slack hat keinen Grund genannt.',
  unknownCommand: 'Das wurde nicht erledigt: %{command}',
  unknownReason: 'Das Hauptbuch hat es abgelehnt: %{code}.',
  commands: {
    creditShoutout: 'Punkte eines Shoutouts kamen nicht an',
    clawBackShoutout: 'Punkte eines zurückgenommenen Shoutouts kamen nicht zurück',
    reserveFund: 'Punkte für eine Prämie wurden nicht zurückgelegt',
    debitRedemption: 'Die Punkte für eine Prämie wurden nicht abgezogen',
    placeRedemption: 'Eine Einlösung wurde nicht aufgegeben',
    declineRedemption: 'Eine Einlösung wurde nicht abgelehnt',
    captureFund: 'Eine übergebene Prämie wurde nicht bezahlt',
    refundRedemption: 'Punkte einer stornierten Prämie kamen nicht zurück',
    releaseFund: 'Für eine stornierte Prämie zurückgelegte Punkte wurden nicht freigegeben',
    keepPromises: 'Was daraus folgt, wurde nicht ausgeführt',
  },
  reasons: {
    MEMBER_UNKNOWN: 'Das Team kennt diese Person nicht. Füge sie zuerst zum Workspace hinzu.',
    MEMBER_INACTIVE: 'Diese Person hat das Team verlassen. Hole sie zuerst zurück.',
    FUND_OWES:
      'Prämien pausieren: Das Team schuldet Punkte aus einer zurückgegangenen Zahlung. Lade zuerst auf.',
    INSUFFICIENT_FUNDS: 'Das Teamguthaben reichte nicht. Lade zuerst auf.',
    INSUFFICIENT_POINTS: 'Die Person hatte nicht genug Punkte.',
    RESERVATION_UNKNOWN: 'Dafür war nichts zurückgelegt.',
    REDEMPTION_UNKNOWN: 'Die Einlösung, zu der es gehört, steht nicht im Hauptbuch.',
    REDEMPTION_MOVE_REFUSED: 'Die Einlösung ist inzwischen weiter.',
    FAILED: 'Es ist mehrmals fehlgeschlagen. Das Protokoll des Servers sagt, was zu beheben ist.',
  },
  whatCouldNotBe: 'Was nicht erledigt werden konnte',
  notInTeam: 'Nicht im Team',
} as const satisfies TextsLike<typeof english>
