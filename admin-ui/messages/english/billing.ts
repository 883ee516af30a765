export const billing = {
  whatYourTeamHas: 'What your team has bought, what people have earned and may still give.',
  topUpsComeHere: 'Top-ups come here',
  buyingPointsByCard:
    'Buying points by card, postpay, and their receipts are not built yet. Company rewards work without them: they cost the fund nothing.',
  pointsOfTheTeam: 'Points of the team',
} as const
