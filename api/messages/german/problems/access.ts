import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { access as english } from '../../english/problems/access.ts'

export const access: TextsLike<typeof english> = {
  notSignedIn: { title: 'Nicht angemeldet', detail: 'Melde dich zuerst an.' },
  sessionExpired: {
    title: 'Sitzung abgelaufen',
    detail: 'Deine Sitzung ist abgelaufen. Melde dich bitte neu an.',
  },
  forbidden: {
    title: 'Nicht erlaubt',
    detail: 'Das dürfen nur Admins deines Teams. Bitte jemanden davon.',
  },
  keyUnknown: {
    title: 'API-Schlüssel nicht angenommen',
    detail:
      'Der API-Schlüssel gilt nicht mehr oder enthält Tippfehler. Ein Admin kann einen neuen erstellen.',
  },
  keyNotAccepted: {
    title: 'Nicht für diesen API-Schlüssel',
    detail: 'Dieser Aufruf geht mit keinem API-Schlüssel. Melde dich als Mitglied an.',
    scope: 'Der API-Schlüssel braucht das Recht %{scope}. Erstelle einen, der es hat.',
  },
  tooManyApiKeys: {
    title: 'Zu viele API-Schlüssel',
    detail: 'Ein Team hat höchstens %{max} API-Schlüssel. Widerrufe einen, der nicht mehr gebraucht wird.',
  },
  assistantDisconnected: {
    title: 'Assistent nicht verbunden',
    detail:
      'Das Token ist abgelaufen, oder der Assistent ist getrennt. Erneuere das Token oder verbinde ihn noch einmal.',
  },
  assistantNotAccepted: {
    title: 'Nicht für diesen Assistenten',
    detail: 'Das Token eines Assistenten gilt nur für /v1/mcp. Programme nehmen einen API-Schlüssel.',
    scope:
      'Die Person hat %{scope} nicht erlaubt. Sie kann den Assistenten noch einmal verbinden und es erlauben.',
  },
  assistantUnknown: {
    title: 'Assistent unbekannt',
    detail:
      'Laurel kennt diesen Assistenten nicht, oder nicht unter dieser Adresse. Geh zurück zum Assistenten und verbinde ihn noch einmal.',
  },
  authorizationRefused: {
    title: 'Anfrage des Assistenten abgelehnt',
    detail:
      'Der Assistent hat so gefragt, wie Laurel es nicht annimmt. Geh zurück zu ihm und verbinde ihn noch einmal.',
  },
  tooManyAssistants: {
    title: 'Zu viele Assistenten',
    detail:
      'Du kannst %{max} Assistenten verbinden. Trenne einen in deinem Konto, dann verbinde noch einmal.',
  },
  teamInactive: {
    title: 'Team nicht aktiv',
    detail: 'Laurel ist für dein Team ausgeschaltet. Ein Admin kann es in den Einstellungen einschalten.',
  },
  planEnded: {
    title: 'Kein Tarif',
    detail: 'Die Testphase oder das Abo deines Teams ist zu Ende. Ein Admin kann einen Tarif wählen.',
  },
  freshSignInRequired: {
    title: 'Neue Anmeldung nötig',
    detail:
      'Melde dich zu deiner Sicherheit noch einmal an, bevor du das tust. Wiederhole es dann innerhalb von 15 Minuten.',
  },
  linkExpired: {
    title: 'Link abgelaufen',
    detail: 'Dieser Link ist abgelaufen. Bitte versuche es noch einmal.',
  },
  signInFailed: {
    title: 'Anmeldung nicht gelungen',
    detail: 'Die Anmeldung beim Chat-Workspace hat nicht geklappt. Bitte versuche es noch einmal.',
  },
  signInNotInstalled: {
    title: 'Nicht installiert',
    detail:
      'Der Workspace, in dem du dich anmelden wolltest, nutzt Laurel nicht. Vielleicht musst du die App noch installieren.',
  },
  slackNotSetUp: {
    title: 'Anmeldung mit Slack nicht eingerichtet',
    detail: 'Die Anmeldung mit Slack ist hier nicht eingerichtet. Bitte einen Admin um einen Anmelde-Link.',
  },
  confirmationRequired: {
    title: 'Bestätigung nötig',
    detail: 'Als %{name} in %{team} weitermachen? Bestätige es, um dich anzumelden.',
  },
  installFailed: {
    title: 'Installation nicht gelungen',
    detail: 'Das hat nicht geklappt. Bitte versuche es noch einmal.',
  },
  installerNotAdmin: {
    title: 'Kein Admin des Workspace',
    detail:
      'Wer Laurel hinzufügt, dem gehört das Team. Bitte eine Person, die deinen Slack-Workspace besitzt oder verwaltet, es hinzuzufügen.',
  },
  slackUnavailable: {
    title: 'Slack antwortet nicht',
    detail: 'Slack konnte die Installation gerade nicht abschließen. Warte eine Minute und beginne dann neu.',
  },
  setupNotPossible: {
    title: 'Installation nicht eingerichtet',
    detail:
      'Dieses Laurel ist nicht mit Slack verbunden. Bitte den Betreiber, die Schlüssel der Slack-App einzutragen.',
  },
}
