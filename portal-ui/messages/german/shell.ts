import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { shell as english } from '../english/shell.ts'

export const shell: TextsLike<typeof english> = {
  balance: {
    label: 'Dein Guthaben',
    status: 'Du hast %{points} zum Einlösen.',
    before: 'Du hast',
    after: 'zum Einlösen, im Wert von %{worth}.',
    owed: 'Du schuldest %{points}; deine nächsten Punkte gleichen das zuerst aus.',
  },
  catalogs: {
    label: 'Kataloge',
    home: 'Start',
    giftCards: 'Geschenkkarten',
    charities: 'Spenden',
  },
  catchingUp: 'Laurel holt gerade auf. Zahlen und Listen sind vielleicht noch nicht aktuell.',
  footer: {
    merchants:
      'Namen und Marken von Händlern gehören ihren Inhabern, die dieses Programm weder fördern noch dafür haften. Für Geschenkkarten gelten die Bedingungen ihrer Herausgeber.',
    texas:
      'Wer in Texas wohnt, richtet eine Beschwerde über eine Geschenkkarte zuerst an %{address}. Bleibt sie ungelöst, ist das Texas Department of Banking zuständig.',
    privacy: 'Datenschutz',
    terms: 'Nutzungsbedingungen',
  },
  header: {
    admin: 'Zurück zur Verwaltung',
    all: 'Alle Prämien',
    help: 'Hilfe',
    redemptions: 'Einlösungen',
    rewards: 'Prämien',
    thanks: 'Dank',
    yours: 'Deine Seiten',
    skip: 'Zum Inhalt springen',
  },
  loading: 'Deine Prämien werden geladen',
  menu: {
    account: 'Dein Konto, %{name}',
    greeting: 'Hallo, %{name}',
    country: 'Land ändern',
    language: 'Sprache ändern',
    addresses: 'Lieferadressen',
    birthday: 'Mein Geburtstag',
    data: 'Meine Daten',
    assistants: 'Verbundene Assistenten',
    sessions: 'Wo du angemeldet bist',
    help: 'Hilfe',
    report: 'Bericht über mein Team',
    logout: 'Abmelden',
  },
  section: {
    closed: 'Das ist für dein Team noch nicht verfügbar',
    closedText:
      'Die Administration deines Teams kann dir sagen, wann es so weit ist. Deine Punkte warten bis dahin hier.',
    unknown: 'Unter dieser Adresse gibt es nichts',
    unknownText: 'Der Link ist vielleicht alt oder falsch geschrieben.',
  },
  session: {
    expired: 'Deine Sitzung ist abgelaufen',
    expiredText:
      'Aus Sicherheitsgründen ist deine Sitzung abgelaufen. Lade diese Seite neu und melde dich wieder an.',
    loginAgain: 'Deine Sitzung ist abgelaufen, bitte melde dich wieder an.',
    reload: 'Seite neu laden',
  },
}
