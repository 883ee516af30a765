import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { consent as english } from '../english/consent.ts'

export const consent = {
  title: '„%{name}“ verbinden?',
  lead: 'Ein Assistent möchte in Laurel für dich handeln.',
  assistant: 'Er nennt sich',
  place: 'Deine Antwort geht an',
  thisComputer: 'Ein Programm auf diesem Computer (%{host})',
  you: 'Er handelt als',
  inTeam: '%{name} bei %{team}',
  other: 'Jemand anderes?',
  scopes: 'Er kann dann',
  scope: {
    'recognition:read': 'Sehen, was du noch vergeben kannst, und Personen nach Namen finden',
    'recognition:write': 'Personen in deinem Namen danken, mit Punkten aus deinem Budget',
    'rewards:read': 'Die Prämien deiner Firma sehen',
    'rewards:redeem': 'Deine Punkte für Prämien ausgeben',
    'reports:read': 'Die Berichte über die Personen lesen, die du führst',
    'ledger:read': 'Sehen, welche Punkte du hast und woher sie kommen',
  },
  scopeOfAdmin: {
    'recognition:read':
      'Sehen, was du noch vergeben kannst, Personen finden und die Anerkennung des ganzen Teams lesen',
    'reports:read': 'Die Berichte über das ganze Team lesen',
    'ledger:read': 'Die Punkte aller Personen deines Teams sehen, mit den Buchungen dahinter',
  },
  advice:
    'Erlaube es nur, wenn du das gerade selbst in deinem Assistenten begonnen hast. Den Namen kann jeder wählen. Was er tut, wird als deines festgehalten.',
  chooseOne: 'Behalte mindestens eines, oder lehne ab.',
  allow: 'Erlauben',
  deny: 'Ablehnen',
  later: 'Du kannst ihn jederzeit trennen: im Portal unter deinem Konto › Verbundene Assistenten.',
  back: 'Zurück zu %{host}',
  refusedTitle: 'Dieser Assistent lässt sich nicht verbinden',
  refused: {
    ASSISTANT_UNKNOWN:
      'Laurel kennt diesen Assistenten nicht, oder nicht unter dieser Adresse. Geh zurück zum Assistenten und verbinde ihn noch einmal.',
    AUTHORIZATION_REFUSED:
      'Der Assistent hat auf eine Weise gefragt, die Laurel nicht annimmt. Geh zurück zu ihm und verbinde ihn noch einmal.',
    ASSISTANTS_TOO_MANY:
      'Du hast so viele Assistenten verbunden, wie möglich sind. Trenne einen in deinem Konto und verbinde dann noch einmal.',
  },
  freshTitle: 'Noch einmal anmelden',
  freshLead: 'Melde dich zu deiner Sicherheit noch einmal an, bevor du einen Assistenten verbindest.',
  asking: 'Wir fragen, was der Assistent braucht …',
} as const satisfies TextsLike<typeof english>
