import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { fairness as english } from '../english/fairness.ts'

export const fairness = {
  lead: 'Wen Anerkennung erreicht und wen sie vielleicht übersieht. Um zu helfen, nicht um zu vergleichen.',
  off: 'Dieser Bericht ist ausgeschaltet',
  offSentence:
    'Er zeigt, wer 30 Tage lang nichts bekommen hat und wie gleichmäßig Anerkennung Teams, Dienstjahre und Zeitzonen erreicht. Führungskräfte sehen ihn für die eigenen Leute.',
  askToSwitchOn: 'Die Admins deines Teams können ihn hier einschalten.',
  switchOn: 'Einschalten',
  switchOff: 'Ausschalten',
  switchedOn: 'Der Bericht ist eingeschaltet.',
  switchedOff: 'Der Bericht ist ausgeschaltet.',
  reached: 'In 30 Tagen erreicht',
  reachedMeans: 'haben einen Shoutout, eine Auszeichnung oder einen Preis bekommen',
  countOf: '%{count} von %{all}',
  quiet: 'In 30 Tagen nichts bekommen',
  quietSentence: 'Nach Namen. Oft genügt ein Wort an ihr Team oder ein eigener Dank.',
  quietNone: 'Alle haben in den letzten 30 Tagen etwas bekommen.',
  part: 'Teil',
  people: 'Personen',
  reachedPeople: 'Haben etwas bekommen',
  ofPeople: 'Von ihnen',
  byTenure: 'Nach Zeit in der Firma',
  byTimeZone: 'Nach Zeitzone',
  byChannel: 'Nach Channel',
  bySegment: 'Nach Segment',
  noPeople: 'Noch ist niemand seit 30 Tagen dabei.',
  noGroups: 'Es gibt keine Gruppen mit höchstens der Hälfte des Teams.',
  groupsSentence: 'Nach Namen geordnet. Gruppen mit mehr als der Hälfte des Teams fehlen.',
  tenures: {
    underYear: 'Weniger als ein Jahr',
    oneToThree: '1 bis 3 Jahre',
    threeToFive: '3 bis 5 Jahre',
    overFive: '5 Jahre und mehr',
    unknown: 'Erster Tag unbekannt',
  },
  noTimeZone: 'Zeitzone unbekannt',
  missed: 'Dort hat niemand etwas bekommen',
  bothWays: 'Gegenseitig',
  bothWaysMeans:
    'der Shoutouts im %{month} gingen an Personen, die in diesem Monat auch zurück gedankt haben',
  noShoutouts: 'Keine Shoutouts im %{month}.',
  circles: 'Kreise',
  circlesSentence:
    'Personen, die mindestens vier von fünf Shoutouts einander gegeben haben. Oft arbeiten sie nur eng zusammen; ermuntere sie, weiter zu schauen.',
  noCircles: 'Kein Kreis dankt nur sich selbst.',
  note: 'Was dieser Bericht nicht sagen kann',
  notes: {
    why: 'Warum jemand nichts bekommen hat: Urlaub, eine neue Rolle, Teilzeit oder ein Dank im Gespräch.',
    counted:
      'Gezählt werden Shoutouts, öffentliche Auszeichnungen und Preise. Private Auszeichnungen, Geburtstage und Jubiläen nicht, und auch nicht, was zurückgenommen wurde.',
    present: 'Nur aktive Personen, die seit 30 Tagen dabei sind, werden gezählt.',
    small:
      'In kleinen Gruppen ändert eine Person viel. Schau nächsten Monat noch einmal, bevor du etwas schließt.',
    circles: 'Enge Paare sind kein Fehlverhalten. Wer zusammenarbeitet, dankt sich oft gegenseitig.',
  },
} as const satisfies TextsLike<typeof english>
