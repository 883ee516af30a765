import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { shell as english } from '../english/shell.ts'

export const shell = {
  laurel: 'Laurel',
  yourAccount: '%{value}, dein Konto',
  myRewards: 'Meine Prämien',
  logout: 'Abmelden',
  whereSignedIn: 'Wo du angemeldet bist',
  whereSignedInAdvice: 'Melde alles ab, was du nicht kennst, und sag dann den Admins deines Teams Bescheid.',
  device: '%{browser} auf %{system}',
  aProgram: 'Ein Programm',
  lastUsed: 'Zuletzt benutzt: %{when}',
  thisBrowser: 'Dieser Browser',
  signOut: 'Abmelden',
  signOutOf: '%{value} abmelden',
  signOutEverywhere: 'Überall abmelden',
  noEMailAddress: 'Keine E-Mail-Adresse',
  lightAppearance: 'Helle Darstellung',
  darkAppearance: 'Dunkle Darstellung',
  help: 'Hilfe',
  howLaurelWorks: 'So funktioniert Laurel',
  openTheSetupChecklist: 'Liste der ersten Schritte öffnen',
  thereIsNoSuch: 'Diese Seite gibt es nicht',
  theAddressMayHave:
    'Vielleicht ist die Adresse vertippt, oder die Seite ist umgezogen. Über das Menü kommst du überallhin.',
  goToRecognition: 'Zur Anerkennung',
  breadcrumb: 'Pfad',
  skipToContent: 'Zum Inhalt springen',
  sections: 'Bereiche',
  openNavigation: 'Navigation öffnen',
  teamBalance: 'Teamguthaben',
  yours: 'Deins',
  manageBilling: 'Abrechnung verwalten',
  addACard: 'Karte hinzufügen',
  waiting: '1 wartet auf Freigabe |||| %{smart_count} warten auf Freigabe',
  stepsToDo: '1 Schritt offen |||| %{smart_count} Schritte offen',
  pageNotShown: 'Diese Seite konnte nicht angezeigt werden',
  pageNotShownSentence:
    'Vielleicht ist die Verbindung abgebrochen, oder Laurel wurde aktualisiert. Was du gespeichert hast, ist noch da.',
  loadAgain: 'Neu laden',
  catchingUp: 'Laurel holt gerade auf. Zahlen und Listen sind vielleicht noch nicht aktuell.',
  trialEndsToday: 'Dein Probezeitraum endet heute.',
  trialEnds: 'Dein Probezeitraum endet morgen. |||| Dein Probezeitraum endet in %{smart_count} Tagen.',
  answers: {
    thanks: {
      question: 'Wie danken die Leute einander?',
      answer:
        'In Slack, mit /shoutout @name 20 #wert und ein paar Worten. Die Punkte kommen aus dem Budget der Person, die dankt, und gehören der Person, die sie bekommt.',
    },
    allowance: {
      question: 'Was ist der Unterschied zwischen Budget und Punkten?',
      answer:
        'Ein Budget kann nur vergeben werden und verfällt am Ende seines Zeitraums. Einlösbare Punkte sind verdient, bleiben und lassen sich für Prämien ausgeben. 100 Punkte sind 1 USD wert.',
    },
    approval: {
      question: 'Was passiert, wenn ich eine Einlösung freigebe?',
      answer:
        'Du bestätigst, dass die Firmenprämie übergeben ist. Ihre Punkte, die seit der Anfrage zurückgelegt sind, gelten dann als eingelöst. Wenn du stornierst, bekommt die Person sie mit deiner Begründung zurück.',
    },
    balance: {
      question: 'Woher kommt ein Guthaben?',
      answer:
        'Öffne eine Person unter „Personen“ und wähle eines ihrer Guthaben: Dort steht jede Buchung mit ihrem Anlass. Buchungen werden nie verändert; eine Korrektur ist eine eigene Buchung.',
    },
  },
  unfinishedCount:
    'Eine Sache konnte ohne dich nicht erledigt werden. |||| %{smart_count} Dinge konnten ohne dich nicht erledigt werden.',
  seeUnfinished: 'Unerledigtes ansehen',
} as const satisfies TextsLike<typeof english>
