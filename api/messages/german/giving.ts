import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { giving as english } from '../english/giving.ts'

export const giving: TextsLike<typeof english> = {
  give: 'Vergeben',
  cancel: 'Abbrechen',
  pickPeople: 'Wähle eine oder mehrere Personen',
  where: 'Wo?',
  chooseChannel: 'Wähle einen Channel',
  change: 'Ändern',
  changeAndSend: 'Ändern und senden',
  notSent: 'Noch nicht gesendet.',
  formNotOpened: 'Slack hat das Formular nicht geöffnet.',
  draftGone: 'Entwürfe bleiben nur einen Tag lang erhalten. Bitte schreib es noch einmal.',
  tooLong: 'Deine Nachricht ist länger, als das Formular fasst. Hier ist sie ganz, zum Kürzen oder Kopieren.',
  seeRewards: 'Deine Prämien ansehen',
  failed:
    'Bei uns ist etwas schiefgegangen, und wir wissen noch nicht, ob es angekommen ist. Nichts zählt doppelt: Sieh im Home-Tab von Laurel nach, was angekommen ist, oder versuch es einfach noch einmal.',
  busy: 'Laurel ist gerade überlastet. Nichts zählt doppelt: Warte eine Minute und versuch es dann noch einmal.',
  notBegun:
    'Laurel kann das gerade nicht tun und hat nichts damit gemacht. Warte eine Minute, und sende den Befehl dann noch einmal.',
  group: {
    question: 'Das 1 Person geben? |||| Das %{smart_count} Personen geben?',
    confirm: '1 Person geben |||| %{smart_count} Personen geben',
    leftOut:
      '1 Person der Gruppe kann nichts bekommen und ist ausgelassen. |||| %{smart_count} Personen der Gruppe können nichts bekommen und sind ausgelassen.',
    unreadable:
      'Slack hat Laurel nicht gezeigt, wer in %{name} ist: Wähle die Personen aus, oder bitte die Admins, Laurel neu zu installieren.',
    empty: 'Sonst kann niemand in %{name} etwas bekommen: Wähle die Personen, die du meinst.',
    tooMany:
      'Du hast %{count} Personen genannt, und höchstens %{recipientsMax} lassen sich auf einmal bedenken: Nenne eine kleinere Gruppe, oder wähle Personen aus.',
  },
  announcedIn: 'Verkündet in %{channel}.',
  announcedDirectly: 'Verkündet in einer Direktnachricht.',
  outsiders:
    '%{people} ist nicht in diesem Channel und bekommt eine Direktnachricht. |||| %{people} sind nicht in diesem Channel und bekommen Direktnachrichten.',
  takeBack: 'Zurücknehmen',
  takeBackQuestion: 'Das zurücknehmen?',
  keep: 'Behalten',
  giveAgain: 'Wieder vergeben',
  givenAgain: 'Wieder vergeben, wie es vorher war. Die Nachricht zeigt es wieder.',
  placeRefused: {
    shoutout:
      'Slack hat Laurel deinen Shoutout nicht in %{channel} posten lassen. Stattdessen ging er als Direktnachricht an %{people}. Damit der nächste dort erscheint, füge Laurel dem Channel hinzu, oder bitte die Admins, einen anderen zu verbinden.',
    award:
      'Slack hat Laurel deine Auszeichnung nicht in %{channel} posten lassen. Stattdessen ging sie als Direktnachricht an %{people}. Damit die nächste dort erscheint, füge Laurel dem Channel hinzu, oder bitte die Admins, einen anderen zu verbinden.',
    someChannel: 'dem Channel',
  },
  nameNotFound: 'Slack findet niemanden mit dem Namen %{name}: Wähle die Person aus der Liste.',
  messageTooLong: 'Die Nachricht ist zu lang: %{lengthMax} Zeichen passen hinein.',
  refusals: {
    allowanceExhausted:
      'Das kostet %{cost}, und dein Budget ist noch %{available}. Gib weniger, oder warte auf dein neues Budget am %{day}.',
    pointsNotAnOption: 'In diesem Channel bringt ein Shoutout %{options} Punkte.',
    pointsNotPositive: 'Wähle mindestens 1.',
    valueRequired: 'Wähle den Wert, um den es geht.',
    valueUnknown: 'Wähle einen der Werte deines Teams: %{values}.',
    noRecipients: 'Wähle, wem du danken möchtest.',
    self: 'Du kannst dir nicht selbst danken: Nimm dich aus der Liste.',
    duplicate: '%{name} ist zweimal genannt: Nenne jede Person einmal.',
    tooManyRecipients: 'Ein Shoutout geht an höchstens %{recipientsMax} Personen: Teile ihn in zwei.',
    recipientUnknown: '%{name} ist eine App, ein Gast oder nicht mehr im Team: Nimm den Namen aus der Liste.',
    recipientNotEligible:
      '%{name} kann keine Punkte bekommen: Nimm den Namen aus der Liste, oder frag die Admins nach dem Grund.',
    givingNotAllowed:
      'Du kannst gerade keine Punkte vergeben. Wenn das nicht stimmt, bitte die Admins, es zu ändern.',
    channelUnknown: 'In diesem Channel gibt es keine Anerkennung mehr: Wähle einen anderen.',
    teamUnknown:
      'Dieser Workspace ist noch nicht eingerichtet. Bitte die Admins, die Einrichtung von Laurel abzuschließen.',
    teamInactive:
      'Dein Team kann Laurel gerade nicht nutzen. Bitte die Admins, einen Tarif zu wählen oder das Team wieder zu aktivieren.',
    memberUnknown:
      'Apps und Gäste in nur einem Channel können nicht mitmachen. Wenn das bei dir nicht stimmt, frag die Admins.',
    memberInactive: 'Dein Konto in Laurel ist deaktiviert. Bitte die Admins, es wieder zu aktivieren.',
    shoutoutUnknown:
      'Dieser Shoutout lässt sich nicht mehr zurücknehmen. Frag die Admins, wenn damit etwas nicht stimmt.',
    recalledAlready: 'Dieser Shoutout ist schon zurückgenommen. Es gibt nichts mehr zu tun.',
    recallWindowClosed:
      'Die Zeit, das zurückzunehmen, ist vorbei. Frag die Admins, wenn damit etwas nicht stimmt.',
    sentBefore:
      'Dieses Formular wurde schon mit anderem Inhalt gesendet. Öffne ein neues für einen weiteren Shoutout.',
    other: 'Laurel kann das nicht ausführen (%{code}). Frag die Admins um Hilfe.',
  },
}
