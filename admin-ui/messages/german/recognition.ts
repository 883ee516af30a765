import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { recognition as english } from '../english/recognition.ts'

export const recognition = {
  and: ' und ',
  pointsEach: '%{points} |||| je %{points}',
  thanked: '%{giver} hat %{people} gedankt',
  channel: {
    add: 'Anerkennungs-Channel hinzufügen',
    addConfirm: 'Channel hinzufügen',
    added: 'Der Anerkennungs-Channel ist hinzugefügt.',
    addSentence:
      'Laurel kommt in den Channel, und alle darin können einander dort sofort danken, mit dem üblichen Budget deines Teams.',
    allowance: 'Budget in Punkten %{interval}',
    allowanceHint:
      'Was jede Person im Channel vergeben darf. Wer in mehreren Channels ist, hat das höchste ihrer Budgets.',
    awardAllowance: 'Auszeichnungsbudget %{interval}',
    awards: 'Einstellungen für Auszeichnungen',
    channel: 'Channel',
    choose: 'Wähle einen Channel.',
    deleted: 'Der Anerkennungs-Channel ist gelöscht.',
    deleteSentence:
      'Dort können keine Shoutouts mehr vergeben werden. Frühere Shoutouts und Verdientes bleiben. Der Channel in Slack ändert sich nicht.',
    deleteTitle: 'Diesen Channel wirklich löschen?',
    inSlack: 'Channel in Slack',
    inSlackHint: 'Wo Shoutouts verkündet werden. Alle darin machen mit.',
    managers: 'Channel-Verantwortliche',
    managersHint: 'Sie können den Befehl für Auszeichnungen verwenden.',
    newHint:
      'Ein privater Channel wird gefunden, sobald Laurel eingeladen ist: Schreib dort /invite @Laurel.',
    options: 'Mögliche Beträge in Punkten',
    optionsHint: 'Einer je Zeile. Lass es leer, dann ist jeder Betrag möglich.',
    saved: 'Die Einstellungen des Channels sind gespeichert.',
    settings: 'Channel-Einstellungen',
    shoutouts: 'Einstellungen für Shoutouts',
    title: 'Titel',
    titleHint: 'So heißt er in Berichten und auf dieser Seite.',
  },
  settings: {
    emoji: 'Emoji',
    emojiHint: 'Sein Name in Slack, zum Beispiel herb oder tada.',
    everywhere: 'Shoutouts in jedem Channel',
    everywhereSentence:
      'Sie funktionieren im ganzen Workspace. Channels ohne eigene Einstellungen nutzen die eures ältesten Anerkennungs-Channels; weitere lassen sich nicht hinzufügen.',
    givesPoints: 'Gibt Punkte',
    nudges: {
      eom_point_reminder: {
        label: 'Bevor ein Budget verfällt',
        sentence:
          'Wer noch Punkte zu vergeben hat, bekommt in den letzten drei Tagen des Zeitraums eine Erinnerung.',
      },
      inactivity_nudge: {
        label: 'Wenn es in einem Channel still ist',
        sentence:
          'Ein Anerkennungs-Channel ohne Shoutouts seit zwei Wochen bekommt eine Erinnerung, einmal je Pause.',
      },
      point_reload_nudge: {
        label: 'Wenn ein Budget neu ist',
        sentence: 'In den ersten drei Tagen eines Zeitraums erfahren alle, was sie vergeben können.',
      },
      redeemable_points_nudge: {
        label: 'Wenn Punkte zum Ausgeben bereitliegen',
        sentence:
          'Wer 500 Punkte oder mehr ausgeben kann, bekommt einmal im Monat eine Erinnerung, ab dem 10.',
      },
    },
    places: 'Wo und wie Shoutouts vergeben werden',
    reaction: 'Punkte mit einer Reaktion geben',
    reactionSentence:
      'Eine Reaktion mit diesem Emoji gibt der Person, die die Nachricht geschrieben hat, Punkte aus dem eigenen Budget. Ohne die Reaktion kommen sie zurück.',
    reminders: 'Erinnerungen in Slack',
    remindersSentence:
      'Direktnachrichten, außer für stille Channels. Jede kommt einmal, werktags zwischen 9 und 17 Uhr dort, wo die Person ist.',
    requireValues: 'Jeder Shoutout braucht einen Wert',
    requireValuesSentence: 'Ein Shoutout ohne Wert wird nicht vergeben; wir fragen erst nach einem.',
    title: 'Einstellungen für Anerkennung',
    values: 'Werte zum Auswählen',
    saved: 'Die Einstellungen für Anerkennung sind gespeichert.',
    duplicate: '„%{value}“ ist schon einer eurer Werte.',
  },
  shoutouts: 'Shoutouts',
  spotAwards: 'Spontane Auszeichnungen',
  noPeopleArchived: 'Niemand: in Slack archiviert oder leer',
  latestShoutouts: 'Neueste Shoutouts',
  latestAwards: 'Neueste Auszeichnungen',
  addAChannel: 'Channel hinzufügen',
  allChannels: 'Alle Channels',
  everywhereLead:
    'Shoutouts funktionieren in jedem Channel in Slack. Die Channels hier haben eigene Einstellungen; sonst gelten die des ältesten.',
  whereYourTeamThanks: 'Wo dein Team einander dankt und wie viel alle dort vergeben dürfen.',
  channels: 'Channels',
  noChannelsYet: 'Noch keine Channels',
  getStartedByAdding: 'Beginne mit deinem ersten Anerkennungs-Channel.',
  in: 'In %{title}',
  searchByNameOr: 'Nach Name oder E-Mail suchen',
  noMembersYet: 'In diesem Channel ist noch niemand. Wer ihm in Slack beitritt, erscheint hier.',
  noMemberMatches: 'Niemand gefunden.',
  members: 'Mitglieder',
  askingYourWorkspace: 'Dein Workspace wird gefragt …',
  laurelSeesNoChannels: 'Keine Channels gefunden',
  noChannelIsCalled: 'Kein Channel heißt „%{search}“',
  searchChannels: 'Channels suchen',
  addedAlready: 'Schon hinzugefügt',
  latestRecognition: 'Neueste Anerkennung',
  allActivity: 'Gesamte Aktivität',
  noShoutoutsYet: 'Noch keine Shoutouts',
  theFirstShoutoutIn: 'Der erste /shoutout in Slack erscheint hier einen Moment, nachdem er vergeben wurde.',
  addAValue: 'Wert hinzufügen',
  newValue: 'Neuer Wert',
  pressEnterToAdd: 'Drücke Enter, um ihn hinzuzufügen.',
  valuesTellWhatA:
    'Werte sagen, wofür ein Shoutout war. Frühere Shoutouts behalten ihren Wert, wenn du ihn hier entfernst.',
  showAll: 'Alle %{count} anzeigen',
  showEveryone: 'Alle anzeigen',
  gone: 'Laurel sieht diesen Channel in Slack nicht. Er wurde gelöscht, oder er ist privat und Laurel wurde entfernt. Wähle einen anderen Channel oder lade Laurel dorthin ein.',
  archived:
    '#%{name} ist in Slack archiviert. Dort können keine Shoutouts vergeben werden, bis er wieder offen ist.',
  notIn: 'Laurel ist nicht in #%{name} und kann dort nichts verkünden. Schreib dort /invite @Laurel.',
  intervals: {
    WEEKLY: 'pro Woche',
    BIWEEKLY: 'alle zwei Wochen',
    MONTHLY: 'pro Monat',
    QUARTERLY: 'pro Quartal',
  },
  noValues: 'Noch keine Werte. Die meisten Teams beginnen mit drei bis fünf.',
  valuesLabel: 'Werte',
  removeValue: '%{value} entfernen',
} as const satisfies TextsLike<typeof english>
