import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { exports as english } from '../english/exports.ts'

export const exports = {
  lead: 'Berichte, die du als Datei bestellt hast. Jede bleibt 7 Tage, sobald sie fertig ist.',
  order: 'Als Datei bestellen',
  ordered: 'Die Datei wird geschrieben. In Slack erfährst du, wann sie fertig ist.',
  empty: 'Keine Exporte',
  emptySentence:
    'Bestelle unter „Aktivität“ einen Bericht als Datei, zum Beispiel einen mit sehr vielen Zeilen.',
  toActivity: 'Aktivität öffnen',
  report: 'Bericht',
  days: 'Tage',
  state: 'Stand',
  rows: 'Zeilen',
  size: 'Größe',
  kept: 'Aufbewahrt bis',
  allDays: 'Alle Tage',
  range: '%{start} bis %{end}',
  since: 'Seit %{start}',
  until: 'Bis %{end}',
  states: { running: 'Wird geschrieben', ready: 'Fertig', failed: 'Fehlgeschlagen' },
  fetch: 'Holen',
  fetchNamed: '%{name} holen',
  delete: 'Löschen',
  deleteNamed: '%{name} löschen',
  deleted: 'Gelöscht.',
} as const satisfies TextsLike<typeof english>
