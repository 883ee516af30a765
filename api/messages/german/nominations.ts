import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { nominations as english } from '../english/nominations.ts'

export const nominations: TextsLike<typeof english> = {
  nominate: 'Nominieren',
  nominateColleague: 'Jemanden nominieren',
  open: 'Nominierungen laufen: *%{title}*',
  forAward: 'Für die Auszeichnung *%{award}*',
  until: 'Bis %{day}',
  example: '`/nominate @name warum`',
  reminder: '*%{title}* nimmt bis %{day} Nominierungen an. Wer verdient die Auszeichnung?',
  won: '*%{title}* – gewonnen: %{people}',
  wonAward: 'Auszeichnung *%{award}* in *%{title}* – gewonnen: %{people}',
  count: '1 Nominierung |||| %{smart_count} Nominierungen',
  ended: '*%{title}* ist zu Ende, gewonnen: %{people}. Danke für deine Nominierung.',
  line: {
    nominated: 'du hast %{people} nominiert',
    forAward: 'für die Auszeichnung *%{award}*',
    until: 'bis %{day}',
  },
  form: {
    title: 'Jemanden nominieren',
    campaign: 'Kampagne',
    chooseCampaign: 'Wähle eine Kampagne',
    nominee: 'Wen nominierst du?',
    pickColleague: 'Wähle eine Person',
    why: 'Warum?',
    hint: 'Wer wen nominiert hat, wird nicht verkündet.',
    about: 'Für die Auszeichnung *%{award}*, bis %{day}.',
    unclear:
      'Bei uns ist etwas schiefgegangen. Sieh im Portal unter „Nominierungen“ nach, ob sie angekommen ist; wenn nicht, steht hier, was du geschrieben hast.',
  },
  answers: {
    nominated: ':ballot_box_with_ballot: Du hast %{person} in *%{title}* nominiert.',
    later: 'Du bekommst eine Nachricht, wenn die Kampagne endet.',
  },
  problems: {
    whom: 'Wähle die Person, die du nominierst.',
    why: 'Schreib, warum diese Person die Auszeichnung verdient.',
    which: 'Wähle die Kampagne.',
    several: 'Eine Nominierung ist für eine Person: Wähle eine, und nominiere die anderen danach.',
    self: 'Du kannst dich nicht selbst nominieren: Wähle eine andere Person.',
    notOne: 'Eine Nominierung ist für eine Person: Wähle die Person statt %{name}.',
  },
  refusals: {
    noneRunning:
      'In deinen Channels nimmt gerade keine Kampagne Nominierungen an. Um jetzt zu danken, nutze /shoutout.',
    notInChannel: 'Du bist nicht im Channel dieser Kampagne. Wähle eine andere Kampagne.',
    ended: 'Diese Kampagne nimmt keine Nominierungen mehr an. Wähle eine andere.',
    nomineeNotInChannel: 'Diese Kampagne ist für die Mitglieder ihres Channels: Wähle jemanden daraus.',
    nominatedAlready: 'Du hast diese Person in dieser Kampagne schon nominiert: Wähle eine andere.',
    tooMany: 'Du hast in dieser Kampagne %{nominationsMax} Nominierungen gemacht; mehr sind nicht möglich.',
    sentBefore:
      'Dieses Formular wurde schon mit anderem Inhalt gesendet. Öffne ein neues für eine weitere Nominierung.',
  },
  help: {
    line: 'Nominiere jemanden in einer laufenden Kampagne: `/nominate @ann immer da, wenn es darauf ankommt`',
    why: '• Eine Person am Anfang oder am Ende, und der Grund in deinen Worten.',
    form: '• `/nominate` allein öffnet ein Formular mit den Kampagnen deiner Channels.',
    secret: '• Wer wen nominiert hat, wird nicht verkündet.',
  },
}
