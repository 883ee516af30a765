/** What everybody reads when recognition begins, in plain words; the chat and its preview dress them. */
export const introductionWords = (teamName: string, pointsName: string) => ({
  heading: `Recognition has come to ${teamName}`,
  invitation: 'Thank a colleague in any recognition channel:',
  example: '/shoutout @name +10 for helping me with the release',
  meaning: `They earn ${pointsName}, and turn them into rewards they choose.`,
  portal: `See what ${pointsName} are good for`,
  balance: 'Your balance is in the Home tab of this app',
})
