import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { account as english } from '../english/account.ts'

export const account: TextsLike<typeof english> = {
  country: {
    advice: 'Davon hängt ab, welche Prämien, Währungen und Lieferungen du angeboten bekommst.',
    label: 'Land',
    title: 'Wähle dein Land',
  },
  language: {
    advice:
      'Davon hängt ab, in welcher Sprache dir Laurel angezeigt wird und wie Zahlen und Daten geschrieben werden.',
    label: 'Sprache',
    title: 'Wähle deine Sprache',
  },
  birthday: {
    title: 'Mein Geburtstag',
    advice: 'Dein Team feiert ihn mit dir. Das Jahr bleibt dein Geheimnis.',
    month: 'Monat',
    day: 'Tag',
    untold: 'Keine Angabe',
    private: 'Nicht öffentlich',
    privateAdvice: 'Er wird nur mit dir gefeiert. Auch die Administration sieht ihn nicht.',
  },
  data: {
    title: 'Meine Daten',
    advice:
      'Eine Datei mit allem, was Laurel über dich speichert: Profil, Dank, Punkte, Prämien, Adressen und Anmeldungen. Bei jedem Teil steht, woher er kommt und wie lange er aufbewahrt wird.',
    keep: 'Behalte die Datei für dich. Wenn etwas berichtigt oder gelöscht werden soll, wende dich an die Administration.',
    saved: 'Die Datei ist gespeichert.',
    save: 'Meine Daten speichern',
  },
  address: {
    name: 'Vor- und Nachname',
    country: 'Land',
    street: 'Straße und Hausnummer',
    street2: 'Wohnung, Stockwerk',
    city: 'Ort',
    phone: 'Telefon',
    adding: 'Wird hinzugefügt …',
    add: 'Adresse hinzufügen',
    none: 'Keine Lieferadresse angegeben.',
    otherCountry: 'Keine deiner Adressen ist in: %{country}.',
    choose: 'Adresse auswählen',
    manage: 'Adressen verwalten',
    shipTo: 'Lieferadresse',
    title: 'Lieferadressen',
    noneYet: 'Du hast noch keine Adresse hinzugefügt.',
    default: 'Standard',
    makeDefault: 'Als Standard festlegen',
    makeDefaultOf: 'Als Standard festlegen: %{address}',
    delete: 'Löschen',
    deleteOf: 'Löschen: %{address}',
  },
  sessions: {
    title: 'Wo du angemeldet bist',
    advice: 'Melde alles ab, was du nicht kennst, und sag dann der Administration Bescheid.',
    everywhere: 'Überall abmelden',
    program: 'Ein Programm',
    lastUsed: 'Zuletzt benutzt: %{when}',
    current: 'Dieser Browser',
    signOut: 'Abmelden',
    signOutOf: 'Von %{name} abmelden',
  },
}
