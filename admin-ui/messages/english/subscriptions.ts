export const subscriptions = {
  open: 'By Slack message',
  title: 'This report by Slack message',
  lead: 'About the people whom you see here, in your working hours.',
  weekly: 'Every week',
  weeklySentence: 'The week that is over, compared with the one before.',
  monthly: 'Every month',
  monthlySentence: 'The month that is over, compared with the days before.',
  saved: 'Saved. It begins with the next week or month that ends.',
} as const
