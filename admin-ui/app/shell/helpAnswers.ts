/** What admins ask first, with the team's own word for points. */
export const helpAnswers = (pointsName: string) =>
  [
    {
      question: 'How do people thank each other?',
      answer: `In Slack, with /shoutout @someone 20 #value and a few words. The ${pointsName} come out of the giver’s allowance and are the recipient’s to spend.`,
    },
    {
      question: `What is the difference between an allowance and ${pointsName}?`,
      answer: `An allowance may only be given away and lapses at the end of its period. Redeemable ${pointsName} were earned, stay, and can be spent on rewards. 100 ${pointsName} are worth 1 USD.`,
    },
    {
      question: 'What happens when I approve a redemption?',
      answer: `You say that the company reward was handed over. Its ${pointsName}, held since the request, then count as redeemed. Cancelling gives them back to the person, with your reason.`,
    },
    {
      question: 'Where does a balance come from?',
      answer:
        'Open a person under Users and choose one of their balances: every entry that made it is listed, with what caused it. Entries are never edited; a correction is an entry of its own.',
    },
  ] as const
