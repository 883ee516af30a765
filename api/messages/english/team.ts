export const team = {
  introduction: {
    heading: 'Recognition has come to %{team}',
    yourTeam: 'your team',
    invitation: 'Thank a colleague in any recognition channel:',
    example: '/shoutout @name +10 for helping me with the release',
    meaning: 'They earn points, and turn them into rewards they choose.',
    portal: 'See what points are good for',
    balance: 'Your balance is in the Home tab of this app',
  },
  approvals: {
    award: 'An award worth %{points} waits for your approval.',
    awardMore:
      '%{giver} wants to give *%{award}* to %{people}, worth *%{points}* in all. It needs a second administrator.',
    payout: 'A payout of %{points} waits for your approval.',
    payoutMore:
      '%{person} asks for *%{points}* by %{reward}. Nothing is sent before a second administrator approves.',
    adjustment: 'An adjustment of %{points} waits for your approval.',
    adjustmentMore:
      '%{proposer} proposes to add *%{points}* to a balance of %{person}. It needs a second administrator.',
    decide: 'Approve or decline in Laurel',
  },
} as const
