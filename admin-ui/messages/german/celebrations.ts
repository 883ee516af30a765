import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { celebrations as english } from '../english/celebrations.ts'

export const celebrations = {
  addMilestone: 'Meilenstein hinzufügen',
  allChannels: 'Alle passenden Channels: die, in denen die Person ist',
  announcedOnce:
    'Jede Feier wird einmal verkündet: im größten dieser Channels. Wer in keinem ist, bekommt eine Direktnachricht.',
  announcement: 'Channels für die Verkündung',
  channels: 'Channels',
  channelsHint:
    'Jede Feier wird einmal verkündet: im größten dieser Channels, in dem die Person ist, sonst im größten von allen.',
  collect: 'Geburtstage automatisch erfragen',
  collectSentence:
    'Wer noch keinen Geburtstag angegeben hat, wird in Slack danach gefragt und kann ihn privat halten.',
  goneChannels:
    'Ein gewählter Channel ist kein Anerkennungs-Channel mehr. Speichere, um ihn zu entfernen. |||| %{smart_count} gewählte Channels sind keine Anerkennungs-Channels mehr. Speichere, um sie zu entfernen.',
  invalid: 'Die Angaben haben Fehler. Korrigiere sie vor dem Speichern.',
  message: 'Glückwunsch',
  messageHint: '{name} erwähnt die Person.',
  messageHintYears: '{name} erwähnt die Person, {award_years} nennt die Jahre.',
  milestones: 'Weitere Meilensteine',
  milestonesSentence:
    'In diesen Jahren gibt es den Meilenstein anstelle des Geschenks oben. Nachricht, Channels und Wochenenden sind gleich.',
  newMilestone: 'Neuer Meilenstein',
  noChannel: 'Kein Anerkennungs-Channel mit diesem Namen',
  off: 'Solange das aus ist, wird nichts gefeiert. Die Einstellungen bleiben.',
  points: 'Punkte je Feier',
  pointsHint: 'Kann 0 sein, wenn ein Geschenk oder die Worte allein genügen.',
  someChannels: 'Bestimmte Channels',
  weekend: 'Wenn es auf ein Wochenende fällt',
  weekendModes: {
    DAY_OF: 'Am Tag selbst',
    FRIDAY: 'Am Freitag davor',
    MONDAY: 'Am Montag danach',
  },
  years: '1 Jahr |||| %{smart_count} Jahre',
  yearsLabel: 'Jahre',
  late: 'Nach einer Pause',
  lateSentence:
    'An diesen Tagen lief Laurel nicht. Feiern, die mehr als einen Monat zu spät wären, fallen aus; bei mehr als einer Woche geht die Nachricht nur an die Person selbst.',
  lateOutcomes: {
    SKIPPED: 'Nicht gefeiert',
    TOLD_ALONE: 'Nur der Person selbst verkündet',
  },
  thisMonth: 'Diesen Monat',
  celebratedThisMonth: 'Diesen Monat gefeiert',
  upcomingThisMonth: 'Diesen Monat noch',
  estimatedPointCost: 'Geschätzte Kosten in Punkten',
  withAGiftTo: ':gift: mit einem Geschenk zur Wahl',
  preview: 'Vorschau',
  asItWillBe: 'So wird es aussehen',
  app: 'APP',
  firstDay: 'Erster Tag',
  privateMonth: 'Tag ist privat',
  needsChannel: 'Wähle mindestens einen Channel.',
  yearsTaken: 'Ein anderer Meilenstein hat diese Jahre schon.',
  needsBanner: 'Ein Banner ist erforderlich.',
  BIRTHDAY: {
    title: 'Geburtstage',
    lead: 'Kein Geburtstag geht unter.',
    settingsTitle: 'Einstellungen für Geburtstage',
    settingsLead: 'Was es zum Geburtstag gibt und wie das Team davon erfährt.',
    empty: 'Keine Geburtstage in den nächsten 6 Monaten.',
    emptySentence: 'Geburtstage stehen auf der Seite jeder Person oder werden in Slack erfragt.',
    setup: 'Richte die Geburtstage ein',
    setupSentence:
      'Geburtstage werden noch nicht gefeiert. Entscheide, was es gibt, und Laurel denkt an den Tag.',
    enable: 'Geburtstage feiern',
    saved: 'Die Geburtstage sind gespeichert.',
  },
  ANNIVERSARY: {
    title: 'Jubiläen',
    lead: 'Gemeinsame Jahre, am Tag gefeiert.',
    settingsTitle: 'Einstellungen für Jubiläen',
    settingsLead: 'Was ein weiteres Jahr in der Firma bringt und wie das Team davon erfährt.',
    empty: 'Keine Jubiläen in den nächsten 6 Monaten.',
    emptySentence: 'Der erste Tag jeder Person steht auf ihrer Seite unter „Personen“.',
    setup: 'Richte die Jubiläen ein',
    setupSentence:
      'Jubiläen werden noch nicht gefeiert. Entscheide, was ein Jahr bringt, und Laurel denkt an den Tag.',
    enable: 'Firmenjubiläen feiern',
    saved: 'Die Jubiläen sind gespeichert.',
  },
  NEW_HIRE: {
    title: 'Neue im Team',
    lead: 'Ein Willkommen für alle, die neu dazukommen.',
    settingsTitle: 'Einstellungen für Neue im Team',
    settingsLead: 'Was sie an ihrem ersten Tag vorfinden und wie das Team von ihnen erfährt.',
    empty: 'Keine Neuen in den nächsten 6 Monaten.',
    emptySentence: 'Trage den ersten Tag neuer Teammitglieder auf ihrer Seite unter „Personen“ ein.',
    setup: 'Richte das Willkommen ein',
    setupSentence:
      'Neue im Team werden noch nicht begrüßt. Entscheide, wie, und Laurel tut es an ihrem ersten Tag.',
    enable: 'Neue im Team begrüßen',
    saved: 'Das Willkommen ist gespeichert.',
  },
} as const satisfies TextsLike<typeof english>
