import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { signIn as english } from '../english/signIn.ts'

export const signIn = {
  installDenied: 'Laurel lässt sich nur installieren, wenn du den angefragten Berechtigungen zustimmst.',
  installFailed: 'Ein Fehler ist aufgetreten. Bitte versuche es noch einmal.',
  linkExpired: 'Dieser Link ist abgelaufen. Bitte versuche es noch einmal.',
  notInstalled:
    'Der Workspace, in dem du dich anmelden wolltest, nutzt Laurel nicht. Vielleicht musst du die App noch installieren.',
  sessionExpired: 'Deine Sitzung ist abgelaufen. Bitte melde dich wieder an.',
  signingIn: 'Du wirst angemeldet …',
  laurel: 'Laurel',
  stillSignedIn: 'Du bist noch angemeldet.',
  continueToLaurel: 'Weiter zu Laurel',
  slackCancelled: 'Du hast die Anmeldung mit Slack abgebrochen. Nichts hat sich geändert.',
  slackTrouble: 'Die Anmeldung beim Chat-Workspace hat nicht geklappt. Bitte versuche es noch einmal.',
  somethingWrong: 'Etwas ist schiefgegangen. Bitte versuche es noch einmal.',
  addLaurelToYour: 'Füge Laurel zu deinem Workspace hinzu',
  tryEverythingFreeFor:
    'Teste alles 30 Tage kostenlos, ohne Kreditkarte. Slack zeigt dir, worum Laurel bittet, bevor etwas passiert.',
  addToSlack: 'Zu Slack hinzufügen',
  signIn: 'Anmelden',
  nothingWasInstalled: 'Nichts wurde installiert',
  startOver: 'Von vorn beginnen',
  installingLaurel: 'Laurel wird installiert …',
  installing: 'Wird installiert',
  slackIsBeingAsked: 'Slack wird nach deinem Workspace gefragt.',
  continueAs: 'Weiter als %{value}?',
  continueAsReason: 'Du meldest dich gleich als %{name} bei %{team} an.',
  continueAsAdvice:
    'Wenn du das nicht bist oder diese Anmeldung nicht begonnen hast, brich sie ab. Die Person, die dich hierher geschickt hat, könnte sonst sehen, was du tust.',
  continue: 'Weiter',
  goodWorkDeservesTo: 'Gute Arbeit soll man sehen.',
  thankEachOtherIn: 'Dankt einander in Slack und macht aus Dank etwas, auf das man sich freut.',
  useTheWorkspaceWhere: 'Nimm den Workspace, in dem dein Team einander dankt.',
  install: 'Installieren',
  signInWithSlack: 'Mit Slack anmelden',
  newToLaurel: 'Neu bei Laurel?',
  tryFreeFor30: '30 Tage kostenlos testen, ohne Kreditkarte',
  accept: 'Ich habe die %{privacy} und die %{terms} gelesen und stimme zu',
  hasLaurel: 'Hat dein Workspace Laurel schon?',
  readNothing: 'Die Personen deines Workspace werden gelesen.',
  readPeople: '1 Person ist schon da. |||| %{smart_count} Personen sind schon da.',
  readChannels:
    '1 Person ist da, und %{channels} eurer Channels. |||| %{smart_count} Personen sind da, und %{channels} eurer Channels.',
} as const satisfies TextsLike<typeof english>
