export const nominations = {
  nominate: 'Nominate',
  nominateColleague: 'Nominate a colleague',
  open: 'Nominations are open: *%{title}*',
  forAward: 'For the *%{award}* award',
  until: 'Until %{day}',
  example: '`/nominate @name why`',
  reminder: '*%{title}* takes nominations until %{day}. Who deserves the award?',
  won: '%{people} won *%{title}*',
  wonAward: '%{people} won the *%{award}* award in *%{title}*',
  count: '1 nomination |||| %{smart_count} nominations',
  ended: '*%{title}* has ended: %{people} won. Thank you for your nomination.',
  line: {
    nominated: 'you nominated %{people}',
    forAward: 'for the *%{award}* award',
    until: 'until %{day}',
  },
  form: {
    title: 'Nominate a colleague',
    campaign: 'Campaign',
    chooseCampaign: 'Choose a campaign',
    nominee: 'Whom do you nominate?',
    pickColleague: 'Pick one colleague',
    why: 'Why?',
    hint: 'Who nominated whom stays private.',
    about: 'For the *%{award}* award, until %{day}.',
    unclear:
      'Something went wrong on our side. Open Nominations in your portal to see if it was sent; if not, here is what you wrote.',
  },
  answers: {
    nominated: ':ballot_box_with_ballot: You nominated %{person} in *%{title}*.',
    later: 'You get a message when the campaign ends.',
  },
  problems: {
    whom: 'Pick the colleague you nominate.',
    why: 'Write why this colleague deserves the award.',
    which: 'Choose the campaign.',
    several: 'A nomination is for one person: pick one, and nominate the others after that.',
    self: 'You can’t nominate yourself: pick a colleague.',
    notOne: 'A nomination is for one person: pick the person instead of %{name}.',
  },
  refusals: {
    noneRunning:
      'No campaign in your channels takes nominations at the moment. To thank a colleague now, use /shoutout.',
    notInChannel: 'You are not in the channel of this campaign. Choose another campaign.',
    ended: 'This campaign takes no nominations any more. Choose another one.',
    nomineeNotInChannel: 'This campaign is for the members of its channel: pick one of them.',
    nominatedAlready: 'You nominated this colleague in this campaign already: pick another one.',
    tooMany: 'You made %{nominationsMax} nominations in this campaign, and one person can’t make more.',
    sentBefore:
      'You already sent this form with different content. Open a new one for another nomination.',
  },
  help: {
    line: 'Nominate a colleague in a running campaign: `/nominate @ann always there when it counts`',
    why: '• One person first or last, and why in your own words.',
    form: '• `/nominate` alone opens a form with the campaigns of your channels.',
    secret: '• Who nominated whom stays private.',
  },
} as const
