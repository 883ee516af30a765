/** What people of the demo thank each other for, under the values of their company. */
export const demoMessages = {
  Craft: [
    'The new importer reads like prose. I understood every line on the first pass.',
    'Your review caught the rounding bug before any customer did.',
    'Took the flakiest test we own and made it boring. That is a compliment.',
    'The onboarding flow feels calm now. Three people told me so unprompted.',
    'Rewrote the runbook so clearly that I followed it half asleep at four in the morning.',
    'Those chart labels finally line up, in every language. I noticed.',
    'Cut the page weight in half before anyone had to ask.',
    'The contract template is shorter, clearer and safer. Thank you.',
    'Best release notes we have ever sent. Customers quoted them back to me.',
  ],
  Care: [
    'You stayed on the call with me until the migration was through. I will not forget it.',
    'Checked in on me after a rough week, and then quietly took my on-call night.',
    'Made two new starters feel at home on day one.',
    'Answered every one of my questions about payroll with patience.',
    'Brought soup to the office when half of us were ill. Legend.',
    'Listened to a frustrated customer for an hour and turned it into a plan.',
    'Thank you for giving the difficult feedback kindly.',
    'You noticed that the meeting ran over and let the night shift go first.',
  ],
  Courage: [
    'Said out loud that the deadline was wrong, and showed us a better one.',
    'Rolled back in front of everybody, explained why, and fixed it the same day.',
    'Took the hardest account in the book and won them back.',
    'Asked the question in the town hall that all of us had.',
    'Deleted four thousand lines that no one dared to touch.',
    'Told a customer no, with reasons, and they thanked you for it.',
  ],
  Curiosity: [
    'Your talk on how the search ranks results made me rethink ours.',
    'Interviewed nine customers in one week and shared raw notes the same day.',
    'Dug until the real cause was found. It was DNS, of course.',
    'Taught the whole team to read a flame graph over lunch.',
    'The experiment failed, the write-up is brilliant.',
    'Found out why invoices arrive late in Portugal. No one had asked before.',
  ],
  'One team': [
    'Support, sales and engineering in one room because you invited them.',
    'Jumped in to pack two hundred conference bags without being asked.',
    'Unblocked us twice this week, both times within minutes.',
    'Translated the release mail into four languages overnight with the whole crew.',
    'Took notes so that everybody else could think.',
    'Shared your launch checklist and saved our launch with it.',
    'Covered the chat queue while we were at the offsite.',
    'The quarter closed two days early because you organised us.',
  ],
} as const

export type DemoValue = keyof typeof demoMessages

export const demoValues: readonly DemoValue[] = ['Craft', 'Care', 'Courage', 'Curiosity', 'One team']
