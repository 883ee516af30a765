/** What every way to give says: commands, forms, answers and refusals. */
export const giving = {
  give: 'Give',
  cancel: 'Cancel',
  pickPeople: 'Pick one or more people',
  where: 'Where?',
  chooseChannel: 'Choose a channel',
  change: 'Change it',
  changeAndSend: 'Change and send',
  notSent: 'Not sent yet.',
  formNotOpened: 'Slack did not open the form.',
  draftGone: 'Drafts are kept for a day only. Please write it again.',
  tooLong: 'Your message is longer than the form can hold. Here is all of it, to shorten or to copy.',
  seeRewards: 'See your rewards',
  failed:
    'Something went wrong on our side and we can’t say yet whether it went through. Nothing is ever counted twice: open Laurel’s Home tab to see what arrived, or simply try again.',
  busy: 'Laurel is overloaded at the moment. Nothing is ever counted twice: wait a minute, then try again.',
  notBegun:
    'Laurel can’t do this just now, and did nothing with it. Wait a minute, then send the command again.',
  group: {
    question: 'Give this to 1 person? |||| Give this to %{smart_count} people?',
    confirm: 'Give to 1 person |||| Give to %{smart_count} people',
    leftOut:
      '1 person of the group can’t receive anything and is left out. |||| %{smart_count} people of the group can’t receive anything and are left out.',
    unreadable:
      'Slack did not show Laurel who is in %{name}: pick the people, or ask an admin to install Laurel again.',
    empty: 'No one else in %{name} can receive anything: pick the people you mean.',
    tooMany:
      'You named %{count} people, and at most %{recipientsMax} can be thanked at once: name a smaller group, or pick people.',
  },
  announcedIn: 'Announced in %{channel}.',
  announcedDirectly: 'Announced in a direct message.',
  outsiders:
    '%{people} is not in this channel and gets a direct message. |||| %{people} are not in this channel and get direct messages.',
  takeBack: 'Take back',
  takeBackQuestion: 'Take this back?',
  keep: 'Keep it',
  giveAgain: 'Give it again',
  givenAgain: 'Given again, as it was before. The message shows it once more.',
  placeRefused: {
    shoutout:
      'Slack did not let Laurel post your shoutout in %{channel}. %{people} got it in a direct message instead. To see the next one there, add Laurel to the channel, or ask an admin to connect another one.',
    award:
      'Slack did not let Laurel post your award in %{channel}. %{people} got it in a direct message instead. To see the next one there, add Laurel to the channel, or ask an admin to connect another one.',
    someChannel: 'the channel',
  },
  nameNotFound: 'Slack finds no one by the name %{name}: pick the person from the list.',
  messageTooLong: 'The message is too long: %{lengthMax} characters fit.',
  refusals: {
    allowanceExhausted:
      'This costs %{cost} and you have %{available} left to give. Give fewer, or wait for your new allowance on %{day}.',
    pointsNotAnOption: 'In this channel a shoutout carries %{options} points.',
    pointsNotPositive: 'Choose at least 1.',
    valueRequired: 'Choose the value this is about.',
    valueUnknown: 'Choose one of your team’s values: %{values}.',
    noRecipients: 'Pick who you want to thank.',
    self: 'You can’t thank yourself: take yourself out of the list.',
    duplicate: '%{name} is named twice: name each person once.',
    tooManyRecipients: 'A shoutout goes to at most %{recipientsMax} people: split it in two.',
    recipientUnknown: '%{name} is an app, a guest or a former member: take them out of the list.',
    recipientNotEligible: '%{name} can’t receive points: take them out of the list, or ask an admin why.',
    givingNotAllowed: 'You can’t give points at the moment. If that is wrong, ask an admin to change it.',
    channelUnknown: 'Recognition has ended in this channel: choose another one.',
    teamUnknown: 'This workspace has not been set up yet. Ask an admin to finish the set-up of Laurel.',
    teamInactive:
      'Your team can’t use Laurel at the moment. Ask an admin to choose a plan or to activate it again.',
    memberUnknown:
      'Apps and single-channel guests can’t take part in recognition. If that is wrong for you, ask an admin.',
    memberInactive: 'Your account is deactivated in Laurel. Ask an admin to activate it again.',
    shoutoutUnknown:
      'This shoutout can’t be taken back any more. Ask an admin if something is wrong with it.',
    recalledAlready: 'This shoutout is taken back already. There is nothing left to do.',
    recallWindowClosed: 'The time for taking this back is over. Ask an admin if something is wrong with it.',
    sentBefore: 'You already sent this form with different content. Open a new one for another shoutout.',
    other: 'Laurel can’t do this (%{code}). Ask an admin for help.',
  },
} as const
