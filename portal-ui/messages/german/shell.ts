import type { shell as english } from '../english/shell.ts'
import type { TextsLike } from '../textsLike.ts'

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
  entry: {
    confirmTitle: 'Als %{name} fortfahren?',
    confirmPage: 'Als %{name} fortfahren? · Prämien',
    confirm:
      'Du meldest dich als %{name} in %{team} an. In diesem Browser ist eine andere Person angemeldet, die dabei abgemeldet wird. Wenn du diesen Link nicht selbst geöffnet hast, brich ab.',
    linkExpired: 'Dieser Link ist abgelaufen, bitte versuche es noch einmal.',
    unreachable: 'Laurel ist nicht erreichbar. Prüfe deine Verbindung und öffne den Link noch einmal.',
    slackUnreachable: 'Slack ist nicht erreichbar. Versuche es gleich noch einmal.',
    signInPage: 'Anmelden · Prämien',
    signInTitle: 'Melde dich bei deinen Prämien an',
    advice:
      'Ein Anmeldelink funktioniert einmal und nur für kurze Zeit. Melde dich mit Slack an oder fordere dort einen neuen Link an, wo du diesen bekommen hast.',
    withSlack: 'Mit Slack anmelden',
    toRewards: 'Weiter zu deinen Prämien',
  },
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
  help: {
    catalog: 'Ein Katalog fehlt',
    catalogAnswer:
      'Die Administration von %{team} wählt die Kataloge aus, und manche hängen von deinem Land ab. Du kannst es im Menü deines Kontos ändern.',
    points: 'Woher kommen meine Punkte?',
    pointsAnswer: '%{link} zeigen dir den Dank, die Auszeichnung oder die Erstattung dahinter.',
    yourPoints: 'Deine Punkte',
    subject: 'Hilfe zu meinen Prämien',
    title: 'Wie können wir helfen?',
    where: 'Wo ist, was ich eingelöst habe?',
    whereAnswer:
      'Geschenkkarten und Auszahlungen kommen innerhalb einer Stunde an, Spenden innerhalb von 30 Tagen. Deine %{link} zeigen jeden Schritt, deine Codes und deine Pakete.',
    redemptions: 'Einlösungen',
    wrong: 'Etwas ist schiefgegangen',
    wrongAnswer: 'Schreib an %{address}. Bei einer Einlösung nutzt du „Hilfe holen“ daneben.',
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
