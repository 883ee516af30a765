import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { celebrations as english } from '../english/celebrations.ts'

export const celebrations: TextsLike<typeof english> = {
  usual: {
    birthday: 'Alles Gute zum Geburtstag, {name}!',
    anniversary:
      'Glückwunsch zu 1 Jahr bei uns, {name}! |||| Glückwunsch zu %{smart_count} Jahren bei uns, {name}!',
    newHire: 'Willkommen im Team, {name}!',
  },
  belated: 'Nachträglich: %{message}',
  belatedBy: ':hourglass: %{smart_count} Tag nachträglich |||| :hourglass: %{smart_count} Tage nachträglich',
  occasions: {
    birthday: 'Geburtstag',
    anniversary: 'ein Jahr bei uns |||| %{smart_count} Jahre bei uns',
    newHire: 'erster Tag',
  },
  question: {
    text: 'Wann hast du Geburtstag? Wir würden ihn gern mit dir feiern.',
    shown:
      ':birthday: *Wann hast du Geburtstag?* Wir würden ihn gern mit dir feiern. Das Jahr bleibt dein Geheimnis.',
    month: 'Monat',
    day: 'Tag',
    private: 'Für mich behalten',
    privateHint: 'Gefeiert wird nur mit dir.',
    save: 'Speichern',
    skip: 'Lieber nicht sagen',
    nothingChosen: 'Wähle zuerst Monat und Tag.',
    noSuchDay: '%{month} hat keinen %{day}. Tag: Wähle einen anderen.',
    keptPrivate: 'Danke! Es ist der %{day}. Wir behalten es für uns.',
    kept: 'Danke! Es ist der %{day}. Wir feiern ihn mit dir.',
    skipped: 'Das ist in Ordnung. Wir fragen so bald nicht wieder.',
    noMember:
      'Du bist nicht mehr Mitglied in Laurel, deshalb wurde nichts gespeichert. Frag die Admins, wenn das nicht stimmt.',
  },
}
