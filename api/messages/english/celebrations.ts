export const celebrations = {
  usual: {
    birthday: 'Happy birthday, {name}!',
    anniversary:
      'Congratulations on 1 year with us, {name}! |||| Congratulations on %{smart_count} years with us, {name}!',
    newHire: 'Welcome to the team, {name}!',
  },
  belated: 'Belated: %{message}',
  belatedBy: ':hourglass: Belated by %{smart_count} day |||| :hourglass: Belated by %{smart_count} days',
  occasions: {
    birthday: 'birthday',
    anniversary: 'a year with us |||| %{smart_count} years with us',
    newHire: 'first day',
  },
  question: {
    text: 'When is your birthday? We would love to celebrate it with you.',
    shown:
      ':birthday: *When is your birthday?* We would love to celebrate it with you. The year stays yours.',
    month: 'Month',
    day: 'Day',
    private: 'Keep it private',
    privateHint: 'It is celebrated with you alone.',
    save: 'Save',
    skip: 'Rather not say',
    nothingChosen: 'Choose a month and a day first.',
    noSuchDay: '%{month} has no day %{day}: choose another day.',
    keptPrivate: 'Thank you! %{day} it is. We keep it to ourselves.',
    kept: 'Thank you! %{day} it is. We will celebrate it with you.',
    skipped: 'That is fine. We won’t ask again any time soon.',
    noMember: 'You are no longer a member in Laurel, so nothing was saved. Ask an admin if that is wrong.',
  },
} as const
