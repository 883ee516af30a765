import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { operationsHome as english } from '../english/operationsHome.ts'

export const operationsHome = {
  title: 'Betrieb',
  lead: 'Was eine Person braucht, und wie es den Teilen von Laurel geht.',
  tasks: 'Braucht dich',
  nothing: 'Nichts braucht dich',
  nothingSentence: 'Alle Punkte sind angekommen, und jeder Teil funktioniert.',
  since: 'seit %{when}',
  open: 'Öffnen',
  codes: {
    UNFINISHED:
      'Eine Buchung konnte nicht erledigt werden |||| %{smart_count} Buchungen konnten nicht erledigt werden',
    MESSAGES:
      'Slack hat eine Nachricht nicht angenommen |||| Slack hat %{smart_count} Nachrichten nicht angenommen',
    ORDERS:
      'Eine Bestellung wartet auf eine Entscheidung |||| %{smart_count} Bestellungen warten auf eine Entscheidung',
    EXCEPTIONS:
      'Die Bücher und ein Partner sind sich einmal uneinig |||| Die Bücher und Partner sind sich bei %{smart_count} Zahlungen oder Bestellungen uneinig',
    VENDOR_FAILING: '%{name} schlägt fehl',
    PART_FAILING: 'Ein Teil von Laurel schlägt fehl: %{name}',
    WORK_FAILING: 'Der letzte Lauf schlug fehl: %{name}',
    NO_CHECKPOINT: 'In den letzten drei Stunden wurde kein Prüfstand signiert',
    NO_BACKUP: 'In den letzten sieben Tagen wurde keine Sicherung gemacht',
  },
  help: {
    UNFINISHED: 'Behebe die Ursache und versuche es dann noch einmal.',
    MESSAGES: 'Füge die App zum Channel hinzu und sende die Nachrichten dann noch einmal.',
    ORDERS: 'Bestellungen gehen weiter, wenn eine Person entschieden hat.',
    EXCEPTIONS: 'Vergleiche, was jede Seite sagt, und gleiche die Abweichung dann aus oder nimm sie hin.',
    VENDOR_FAILING: 'Prüfe die Einstellungen oder das Guthaben dort.',
    PART_FAILING: 'Den Grund nennt das Protokoll des Servers.',
    WORK_FAILING: 'Es läuft von selbst wieder. Den Grund nennt das Protokoll des Servers.',
    NO_CHECKPOINT: 'Der Worker signiert stündlich einen. Sieh nach, ob er läuft.',
    NO_BACKUP: 'Führe laurel backup aus und bewahre die Datei woanders auf.',
  },
  parts: 'Teile',
  part: 'Teil',
  state: 'Stand',
  partNames: {
    database: 'Datenbank',
    log: 'Ereignisprotokoll',
    recording: 'Aufzeichnung',
    projections: 'Lesemodelle',
    processes: 'Prozesse',
    delivery: 'Aufträge',
    clock: 'Uhr',
  },
  works: 'Funktioniert',
  fails: 'Schlägt fehl',
  work: 'Arbeit nach Zeitplan',
  workName: 'Arbeit',
  lastRun: 'Letzter Lauf',
  vendors: 'Anbieter von Prämien',
  vendor: 'Anbieter',
  lastSuccess: 'Letzte Antwort',
  noVendors: 'Kein Anbieter ist verbunden.',
  kept: 'Sicher aufbewahrt',
  checkpoint: 'Letzter Prüfstand',
  backup: 'Letzte Sicherung',
  never: 'Nie',
  unused: 'Noch nicht benutzt',
} as const satisfies TextsLike<typeof english>
