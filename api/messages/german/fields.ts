import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { fields as english } from '../english/fields.ts'

export const fields: TextsLike<typeof english> = {
  nameTwice: '%{name} ist zweimal genannt. Nenne jede Person einmal.',
  notActive: '%{name} ist kein aktives Mitglied des Teams. Wähle ein aktives Mitglied.',
  notEligible: '%{name} kann keine Punkte bekommen. Nimm diese Person aus der Liste.',
  channelInUse:
    '„%{name}“ braucht diesen Channel, solange das läuft. Beende es zuerst und lösche dann den Channel.',
  notExpected: 'Hier wird etwas anderes erwartet.',
  channelTitle: 'Gib dem Channel einen Titel.',
  conditions: 'Füge mindestens eine Gruppe von Bedingungen hinzu.',
  profileField: 'Der Chat-Workspace hat dieses Profilfeld nicht. Wähle eines aus der Liste.',
  eventCursor: 'Gib einen Cursor an, wie er in einer Antwort stand, zum Beispiel %{example}.',
  asOf: 'Wähle einen Zeitpunkt, der schon war: Jetzt ist %{now}.',
  sortable: 'Diese Liste lässt sich sortieren nach %{fields}.',
  lastDay: 'Wähle einen letzten Tag, der nicht vor dem ersten liegt.',
  whoseBalance: 'Sag, um wessen Guthaben es geht: Sende die id eines Mitglieds.',
  yearsMax: 'Wähle höchstens %{max} Jahre.',
  daysMax: 'Wähle einen ersten und einen letzten Tag innerhalb von %{max} Tagen.',
  startBeforeEnd: 'Wähle einen Beginn vor dem Ende, `as_of`.',
  pointsOfAccount:
    'Sortiere ein Konto nur für ein Mitglied nach Punkten: Füge dem Filter user_id hinzu oder lass das Konto weg.',
  assistantScopes: 'Erlaube nur, worum der Assistent gebeten hat und was deine Rolle nutzen kann.',
  emojiUnknown:
    'Dein Workspace hat kein Emoji :%{emoji}:. Schreibe den Namen eines anderen, zum Beispiel herb.',
  logoGone: 'Dieses Bild ist nicht mehr da. Lade es noch einmal hoch.',
  monthToo: 'Wähle auch einen Monat.',
  dayToo: 'Wähle auch einen Tag.',
  yearToo: 'Wähle auch ein Jahr.',
  noSuchDay: 'Diesen Tag hat der Monat nicht. Wähle einen anderen.',
  yearMax: 'Wähle ein Jahr bis %{max}.',
}
