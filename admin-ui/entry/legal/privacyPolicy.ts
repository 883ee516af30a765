import type { LegalText } from './legalText.ts'

export const privacyPolicy: LegalText = {
  path: '/privacy',
  title: 'Privacy policy',
  lead: 'Laurel exists so that good work is seen. It needs to know who thanked whom for that, and little else.',
  inShort: [
    'Laurel can’t read your conversations: it never asks Slack for that permission.',
    'The ledger keeps what is personal encrypted, under a key for each person.',
    'People who ask to be forgotten are forgotten, for good.',
    'Nothing is sold, and nothing is passed on for advertising.',
  ],
  parts: [
    {
      id: 'kept',
      title: 'What is kept',
      paragraphs: ['From your workspace, and from what people do with Laurel:'],
      list: [
        'Names, e-mail addresses, pictures, time zones, and who administers the workspace.',
        'Who is in the channels where your team gives recognition.',
        'The fields of Slack profiles that everybody in the workspace can see, such as a department or a manager. Telephone numbers are left out.',
        'What people write when they thank a colleague or give an award, with the picture they put beside it.',
        'Points given, earned and spent, and the rewards people chose.',
        'Birthdays and first days at work, where they were entered or an administrator lets Laurel read them from profiles in Slack. A private birthday is not shown to other people.',
        'The country and language a person chose.',
      ],
    },
    {
      id: 'not-read',
      title: 'What is not read',
      paragraphs: [
        'Laurel has no permission to read messages in your channels or between people. When you thank a person for a message, or with a reaction, Slack tells Laurel which message it was and who wrote it, because you asked for it.',
        'These pages set no cookies and do not track people. Pictures of people come from Slack, and a picture beside a shoutout from the service it was found at. Your browser keeps a token that says you are signed in; it goes when you log out.',
      ],
    },
    {
      id: 'used',
      title: 'What it is used for',
      paragraphs: [
        'To tell people that they were thanked, to keep their balance right, to celebrate the days your team wants to celebrate, and to hand over rewards. Reports show administrators and managers how recognition is doing in their team.',
        'Recognition is a thank you, not a measure of performance. Please do not read it as one.',
      ],
    },
    {
      id: 'seen',
      title: 'Who sees it',
      paragraphs: [
        'Your colleagues see what is announced in the channels they are in. Administrators of your team see its members, their balances and every entry behind them. No other team that uses the same Laurel ever sees yours.',
        'Partners who deliver a reward receive what they need to deliver it, once you choose it. A search for a picture sends its words, and no name, to the picture service your administrators switched on.',
      ],
    },
    {
      id: 'protected',
      title: 'How it is protected',
      paragraphs: [
        'Everything that happens is written to a ledger, once, and never rewritten; anyone with a copy of its checkpoints can prove that. What is personal in it is encrypted, with a key for each person that is kept elsewhere.',
        'Sign-ins are noted with the address and browser they came from, so that a strange one stands out.',
      ],
    },
    {
      id: 'forgotten',
      title: 'How long, and how to be forgotten',
      paragraphs: [
        'Data stays for as long as your team uses Laurel. When a person leaves, their history stays with the team, without any further use.',
        'Anybody may ask an administrator to see what is kept of them, to have it corrected, or to be forgotten. Forgetting destroys the person’s key: name, address, dates and words can’t be read in the ledger again by anyone, and they leave every list. Points already counted stay in the books, as those of a former member.',
      ],
    },
    {
      id: 'answers',
      title: 'Who answers for it',
      paragraphs: [
        'Laurel runs where your company, or a partner it trusts, set it up. The operator is responsible for the data in it and answers your questions. The administrators of your team know whom to ask.',
      ],
    },
  ],
}
