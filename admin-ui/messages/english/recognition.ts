export const recognition = {
  channel: {
    add: 'Add a recognition channel',
    addConfirm: 'Add channel',
    added: 'Recognition channel has been added.',
    addSentence:
      'Laurel joins the channel, and everyone in it can thank each other there at once, under your team’s usual allowance.',
    allowance: 'Point allowance %{interval}',
    allowanceHint:
      'What each person in the channel may give. A person in several channels has the highest allowance of them.',
    awardAllowance: 'Spot-award allowance %{interval}',
    awards: 'Award Settings',
    channel: 'Channel',
    choose: 'Choose a channel.',
    deleted: 'Recognition group has been deleted.',
    deleteSentence:
      'Nobody can give shoutouts there any more. What was said stays, and so does what people earned. The channel in Slack is left as it is.',
    deleteTitle: 'Are you sure you want to delete this group?',
    inSlack: 'Channel in Slack',
    inSlackHint: 'Where shoutouts are announced. Everyone in it takes part.',
    managers: 'Channel managers',
    managersHint: 'They may use the award command.',
    newHint: 'A private channel is found once Laurel was invited to it: write /invite @Laurel there.',
    options: 'Point amount options',
    optionsHint: 'One per line. Leave it blank and any amount may be given.',
    saved: 'Channel settings have been saved.',
    settings: 'Channel Settings',
    shoutouts: 'Shoutout Settings',
    title: 'Title',
    titleHint: 'As people know it in reports and on this page.',
  },
  settings: {
    emoji: 'Emoji',
    emojiHint: 'Its name in Slack, such as herb or tada.',
    everywhere: 'Shoutouts in every channel',
    everywhereSentence:
      'They work all over your workspace, under the settings of your one recognition channel; no further channel can be added.',
    givesPoints: 'Gives points',
    nudges: {
      eom_point_reminder: {
        label: 'Before an allowance lapses',
        sentence: 'People who still have points to give get a reminder in the last three days of the period.',
      },
      inactivity_nudge: {
        label: 'When a channel is quiet',
        sentence:
          'A recognition channel without shoutouts for two weeks gets a reminder, once for each silence.',
      },
      point_reload_nudge: {
        label: 'When an allowance is new',
        sentence: 'In the first three days of a period, everyone learns what they can give.',
      },
      redeemable_points_nudge: {
        label: 'When points wait to be spent',
        sentence: 'People with 500 points or more to spend get a reminder once a month, from the 10th on.',
      },
    },
    places: 'Where and how people give',
    reaction: 'Give points with a reaction',
    reactionSentence:
      'A reaction with this emoji gives the author of the message points out of one’s own allowance. Removing the reaction takes them back.',
    reminders: 'Reminders in Slack',
    remindersSentence:
      'Direct messages, but for quiet channels. Each comes once, from 9 to 5 on weekdays where the person is.',
    requireValues: 'Every shoutout needs a value',
    requireValuesSentence: 'A shoutout without one is not given, and its author is asked for one.',
    title: 'Recognition settings',
    values: 'Taggable values',
    saved: 'Recognition settings have been saved.',
    duplicate: '“%{value}” is one of your values already.',
  },
} as const
