import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { recognition as english } from '../english/recognition.ts'

export const recognition: TextsLike<typeof english> = {
  thanked: '%{giver} hat %{people} gedankt',
  told: '%{giver} hat %{people} gedankt: %{amount}. %{message}',
  toldForValue: '%{giver} hat %{people} gedankt: %{amount} für %{value}. %{message}',
  thankedYou: '%{giver} hat dir gedankt',
  toldYou: '%{giver} hat dir gedankt: %{amount}. %{message}',
  each: '%{points} pro Person',
  recalled: '%{giver} hat diesen Shoutout zurückgenommen.',
  thankToo: 'Auch danken',
  form: {
    title: 'Shoutout vergeben',
    recipients: 'Wem möchtest du danken?',
    points: 'Wie viele Punkte für jede Person?',
    chooseAmount: 'Wähle einen Betrag',
    value: 'Um welchen Wert geht es?',
    chooseValue: 'Wähle einen Wert',
    message: 'Wofür bist du dankbar?',
    wholeNumber: 'Gib eine ganze Zahl ein, mindestens 1.',
    place: 'Wähle, wo du danken möchtest.',
    noChannel: 'Das ist kein Anerkennungs-Channel: Wähle, wo du danken möchtest.',
    unclear:
      'Bei uns ist etwas schiefgegangen. Sieh in deinem Home-Tab nach, ob der Shoutout vergeben ist; wenn nicht, steht hier, was du geschrieben hast.',
  },
  left: 'Du kannst bis %{day} noch *%{points}* vergeben.',
  cost: 'Das kostet *%{cost}*, vergeben kannst du bis %{day} noch %{left}.',
  costOfSeveral: 'Das kostet *%{cost}* (%{people} × %{each}), vergeben kannst du bis %{day} noch %{left}.',
  gif: {
    title: 'Ein GIF',
    label: 'Ein GIF dazu?',
    search: '%{provider} durchsuchen',
    noneHere:
      'GIFs sind hier nicht eingerichtet, deshalb geht es ohne. Der Betreiber von Laurel kann sie einrichten.',
    away: '%{provider} ist gerade nicht erreichbar, deshalb geht der Shoutout ohne GIF hinaus.',
    notFound: 'Für „%{words}“ wurde kein GIF gefunden, deshalb geht es ohne.',
  },
  again: {
    now: 'Das hast du gerade eben gesendet. Noch einmal senden?',
    question:
      'Das hast du vor einer Minute gesendet. Noch einmal senden? |||| Das hast du vor %{smart_count} Minuten gesendet. Noch einmal senden?',
    send: 'Noch einmal senden',
    dismiss: 'Nein, einmal reicht',
  },
  answers: {
    gave: ':tada: Du hast %{people} %{amount} gegeben.',
    gaveForValue: ':tada: Du hast %{people} %{amount} für *%{value}* gegeben.',
    cost: 'Das hat %{cost} gekostet.',
    left: 'Bis %{day} kannst du noch %{points} vergeben.',
    takenBack: 'Zurückgenommen. Du kannst alles wieder vergeben, und die Nachricht sagt es.',
    takeBackConsequence: 'Was du vergeben hast, kommt in dein Budget zurück, und die Nachricht sagt es.',
  },
  problems: {
    giverNamed: 'Du kannst dir nicht selbst danken, deshalb bist du ausgelassen.',
    everyone:
      'Ein Shoutout geht an einzelne Personen, nicht an alle auf einmal: Wähle statt %{name}, wem du danken möchtest.',
    noPoints: 'Sag, wie viele Punkte jede Person bekommt.',
    notPositive: '„%{text}“ lässt sich nicht vergeben: Wähle mindestens 1.',
    notWhole: '„%{text}“ lässt sich nicht vergeben: Wähle eine ganze Zahl.',
    severalAmounts: 'Du hast mehrere Beträge genannt (%{amounts}): Wähle den für jede Person.',
    valueNotFound: '#%{text} ist keiner der Werte deines Teams: Wähle einen davon oder keinen.',
    valueTooLong:
      'Ein Wert ist ein Wort oder zwei, mit höchstens %{lengthMax} Zeichen: Deiner ist länger und wurde ausgelassen.',
    severalValues: 'Du hast mehrere Werte genannt (%{values}): Wähle einen.',
    severalGifs: 'Du hast mehrere GIFs verlangt (%{words}): Wähle eines.',
    noMessage: 'Schreib, wofür du dankbar bist.',
  },
  notGivenAgain: {
    exhausted:
      'Das kostet %{cost}, und dein Budget ist inzwischen nur noch %{available}, deshalb bleibt es zurückgenommen. Gib stattdessen einen kleineren Shoutout.',
    unknown: 'Dieser Shoutout lässt sich nicht mehr wieder vergeben. Gib stattdessen einen neuen.',
    already: 'Dieser Shoutout ist schon wieder vergeben. Es gibt nichts mehr zu tun.',
    late: 'Die Zeit, das wieder zu vergeben, ist vorbei. Gib stattdessen einen neuen Shoutout.',
  },
  help: {
    line: 'Danke einer Person: `/shoutout @ann @ben +10 #wert wofür du dankbar bist`',
    amount: '• `+10` bekommt jede Person; Personen und Betrag können auch am Ende stehen.',
    group: '• Eine Benutzergruppe wie `@designers` dankt allen, die darin sind, nach einer Rückfrage.',
    gif: '• `gif:party` fügt ein GIF hinzu, das erste, das gefunden wird.',
    form: '• `/shoutout` allein öffnet ein Formular, das die Kosten zeigt.',
    home: '• Der Home-Tab dieser App zeigt, was du ausgeben und vergeben kannst.',
  },
  openings: {
    byApp: 'Diese Nachricht hat eine App geschrieben: Wähle, wem du dafür danken möchtest.',
    own: 'Diese Nachricht hast du selbst geschrieben: Wähle, wem du danken möchtest.',
    wasForYou: 'Das war für dich: Wähle, wem du danken möchtest.',
    youToo: 'Auch dir wurde hier gedankt, deshalb bist du ausgelassen.',
    quotation: 'Für „%{words}“',
  },
  reaction: {
    message: ':%{emoji}: für deine Nachricht',
    gave: 'Du hast %{name} mit :%{emoji}: %{points} gegeben. Wenn du die Reaktion entfernst, nimmst du das zurück.',
    tookBack: 'Du hast :%{emoji}: entfernt und damit %{points} zurückgenommen.',
    tookBackFrom: 'Du hast :%{emoji}: entfernt und damit %{points} von %{name} zurückgenommen.',
    yoursAgain: 'Du kannst sie wieder vergeben.',
    lapsed: 'Ihr Zeitraum ist vorbei, deshalb verfallen sie.',
    removed: '%{giver} hat eine Reaktion von deiner Nachricht entfernt und damit %{points} zurückgenommen.',
    valueRequired:
      ':%{emoji}: hat nichts gegeben: Dein Team möchte, dass ein Wert genannt wird. Nenne ihn mit /shoutout.',
    authorLeft:
      ':%{emoji}: hat nichts gegeben: Wer diese Nachricht geschrieben hat, ist nicht mehr in Laurel.',
    authorNotEligible:
      ':%{emoji}: hat nichts gegeben: Wer diese Nachricht geschrieben hat, kann keine Punkte bekommen.',
    refused: ':%{emoji}: hat nichts gegeben. %{reason}',
  },
}
