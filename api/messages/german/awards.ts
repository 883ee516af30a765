import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { awards as english } from '../english/awards.ts'

export const awards: TextsLike<typeof english> = {
  gave: '%{giver} hat %{people} die Auszeichnung *%{award}* verliehen',
  gaveYou: '%{giver} hat dir die Auszeichnung *%{award}* verliehen',
  recalled: '%{giver} hat die Auszeichnung *%{award}* zurückgenommen.',
  withGift: ':gift: mit einem Geschenk zur Auswahl',
  points: '%{smart_count} Punkt für Auszeichnungen |||| %{smart_count} Punkte für Auszeichnungen',
  form: {
    title: 'Auszeichnung verleihen',
    recipients: 'Wer bekommt die Auszeichnung?',
    award: 'Welche Auszeichnung?',
    chooseAward: 'Wähle eine Auszeichnung',
    message: 'Wofür ist sie?',
    private: 'privat',
    place: 'Wähle, wo sie verkündet wird.',
    noChannel: 'In diesem Channel verleihst du keine Auszeichnungen: Wähle, wo sie verkündet wird.',
    unclear:
      'Bei uns ist etwas schiefgegangen. Sieh im Channel nach, ob die Auszeichnung verliehen ist; wenn nicht, steht hier, was du geschrieben hast.',
  },
  privately: 'Wird nur in einer Direktnachricht verkündet.',
  companyPays: 'Auszeichnungen von Admins zahlt die Firma.',
  costs: 'Das kostet %{cost}.',
  left: 'Bis %{day} hast du noch *%{points}*.',
  costsOwn: 'Das kostet %{cost}, bis %{day} hast du noch *%{points}*.',
  answers: {
    gave: ':trophy: Du hast %{people} die Auszeichnung *%{award}* verliehen.',
    gavePoints: ':trophy: Du hast %{people} die Auszeichnung *%{award}* verliehen, %{amount}.',
    left: 'Bis %{day} noch %{points}.',
    waits:
      ':eyes: Die Auszeichnung *%{award}* für %{people} wartet auf eine zweite Person mit Admin-Rechten. Sie wird verkündet, sobald diese zustimmt.',
    waitsPoints:
      ':eyes: Die Auszeichnung *%{award}*, %{amount} für %{people} wartet auf eine zweite Person mit Admin-Rechten. Sie wird verkündet, sobald diese zustimmt.',
    takenBack: 'Zurückgenommen, mit ihren Geschenken. Die Nachricht sagt es.',
    takeBackConsequence:
      'Die Auszeichnung, ihre Punkte und ihre Geschenke werden zurückgenommen, und die Nachricht sagt es.',
  },
  problems: {
    noRecipients: 'Wähle, wer die Auszeichnung bekommt.',
    giverNamed: 'Du kannst dir nicht selbst eine Auszeichnung verleihen, deshalb bist du ausgelassen.',
    everyone:
      'Eine Auszeichnung geht an einzelne Personen, nicht an alle auf einmal: Wähle statt %{name}, wer sie bekommt.',
    noAward: 'Wähle die Auszeichnung.',
  },
  refusals: {
    proRequired: 'Diese Funktion gibt es nur im Tarif Pro.',
    notYours:
      'Spontane Auszeichnungen verleihen die Channel-Verantwortlichen und die Admins. Um selbst zu danken, nutze /shoutout.',
    noneOffered:
      'Dein Team hat noch keine spontanen Auszeichnungen. Bitte die Admins, in Laurel unter „Auszeichnungen“ eine anzulegen.',
    exhausted:
      'Das kostet %{cost}, und für Auszeichnungen hast du noch %{available}. Wähle eine kleinere Auszeichnung oder weniger Personen, oder warte auf dein neues Budget am %{day}.',
    unknown: 'Diese Auszeichnung gibt es nicht mehr. Wähle eine andere.',
    channelUnknown: 'In diesem Channel gibt es keine Anerkennung mehr. Wähle einen anderen.',
    givingNotAllowed: 'Du kannst keine Punkte vergeben. Frag die Admins, wenn das nicht stimmt.',
    recipientNotEligible: '%{name} kann keine Punkte bekommen: Nimm den Namen aus der Liste.',
    self: 'Du kannst dir nicht selbst eine Auszeichnung verleihen: Nimm dich aus der Liste.',
    tooManyRecipients: 'Eine Auszeichnung geht an höchstens %{recipientsMax} Personen: Teile sie in zwei.',
    givenUnknown:
      'Diese Auszeichnung lässt sich nicht mehr zurücknehmen oder wieder verleihen. Frag die Admins, wenn damit etwas nicht stimmt.',
    recalledAlready: 'Diese Auszeichnung ist schon zurückgenommen. Es gibt nichts mehr zu tun.',
    notRecalled: 'Diese Auszeichnung ist schon wieder verliehen. Es gibt nichts mehr zu tun.',
    late: 'Die Zeit, das zurückzunehmen oder wieder zu verleihen, ist vorbei. Frag die Admins, wenn damit etwas nicht stimmt.',
    sentBefore:
      'Dieses Formular wurde schon mit anderem Inhalt gesendet. Öffne ein neues für eine weitere Auszeichnung.',
  },
  help: {
    line: 'Verleihe eine spontane Auszeichnung: `/award @ann @ben Leuchtturm wofür sie ist`',
    order:
      '• Der Name der Auszeichnung steht am Anfang oder nach einem #, die Personen am Anfang oder am Ende.',
    form: '• `/award` allein öffnet ein Formular, das die Auszeichnungen und ihre Kosten zeigt.',
    who: '• Channel-Verantwortliche verleihen aus ihrem Budget für Auszeichnungen, Admins im Namen der Firma.',
  },
  prizes: {
    wonCompetition: '%{person} hat den Wettbewerb *%{title}* und die Auszeichnung *%{award}* gewonnen',
    wonNominations: '%{person} hat die Auszeichnung *%{award}* in *%{title}* gewonnen',
    youWonCompetition: 'Du hast den Wettbewerb *%{title}* und die Auszeichnung *%{award}* gewonnen',
    youWonNominations: 'Du hast die Auszeichnung *%{award}* in *%{title}* gewonnen',
  },
}
