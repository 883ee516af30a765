export const awards = {
  gave: '%{giver} gave the *%{award}* award to %{people}',
  gaveYou: '%{giver} gave you the *%{award}* award',
  recalled: '%{giver} took the *%{award}* award back.',
  withGift: ':gift: with a gift to choose',
  points: '%{smart_count} award point |||| %{smart_count} award points',
  form: {
    title: 'Give an award',
    recipients: 'Who gets the award?',
    award: 'Which award?',
    chooseAward: 'Choose an award',
    message: 'What is it for?',
    private: 'private',
    place: 'Choose where to announce it.',
    noChannel: 'You give no awards in this channel: choose where to announce it.',
    unclear:
      'Something went wrong on our side. Check the channel to see if the award was given; if not, here is what you wrote.',
  },
  privately: 'Announced in a direct message only.',
  companyPays: 'The company pays for awards from admins.',
  costs: 'This costs %{cost}.',
  left: 'You have *%{points}* left until %{day}.',
  costsOwn: 'This costs %{cost}, you have *%{points}* left until %{day}.',
  answers: {
    gave: ':trophy: You gave %{people} the *%{award}* award.',
    gavePoints: ':trophy: You gave %{people} the *%{award}* award, %{amount}.',
    left: '%{points} left until %{day}.',
    waits:
      ':eyes: The *%{award}* award for %{people} waits for a second administrator. It is announced once they approve.',
    waitsPoints:
      ':eyes: The *%{award}* award, %{amount} for %{people} waits for a second administrator. It is announced once they approve.',
    takenBack: 'Taken back, with its gifts. The message says so.',
    takeBackConsequence: 'The award, its points and its gifts are taken back, and the message says so.',
  },
  problems: {
    noRecipients: 'Pick who gets the award.',
    giverNamed: 'You can’t give yourself an award, so you were left out.',
    everyone: 'An award goes to people, not to everybody at once: pick who gets it instead of %{name}.',
    noAward: 'Choose the award.',
  },
  refusals: {
    proRequired: 'This feature is only available on the Pro plan.',
    notYours:
      'Spot awards are given by the managers of a channel and by admins. To thank a colleague yourself, use /shoutout.',
    noneOffered: 'Your team has no spot awards yet. Ask an admin to create one under Awards in Laurel.',
    exhausted:
      'This costs %{cost} and you have %{available} left for awards. Choose a smaller award or fewer people, or wait for your new allowance on %{day}.',
    unknown: 'This award is no longer available. Choose another one.',
    channelUnknown: 'Recognition has ended in this channel. Choose another one.',
    givingNotAllowed: 'You can’t give points. Ask an admin if that is wrong.',
    recipientNotEligible: '%{name} can’t receive points: take them out of the list.',
    self: 'You can’t give yourself an award: take yourself out of the list.',
    tooManyRecipients: 'An award goes to at most %{recipientsMax} people: split it in two.',
    givenUnknown:
      'This award can’t be taken back or given again any more. Ask an admin if something is wrong with it.',
    recalledAlready: 'This award is taken back already. There is nothing left to do.',
    notRecalled: 'This award is given again already. There is nothing left to do.',
    late: 'The time for taking this back, or giving it again, is over. Ask an admin if something is wrong with it.',
    sentBefore: 'You already sent this form with different content. Open a new one for another award.',
  },
  help: {
    line: 'Give a spot award: `/award @ann @ben Beacon what it is for`',
    order: '• The name of the award comes first or after a #, the people first or last.',
    form: '• `/award` alone opens a form that shows the awards and what they cost.',
    who: '• Managers of a channel give from their award allowance; admins for the company.',
  },
  prizes: {
    wonCompetition: '%{person} won the competition *%{title}* and the *%{award}* award',
    wonNominations: '%{person} won the *%{award}* award in *%{title}*',
    youWonCompetition: 'You won the competition *%{title}* and the *%{award}* award',
    youWonNominations: 'You won the *%{award}* award in *%{title}*',
  },
} as const
