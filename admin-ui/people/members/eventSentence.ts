const sentences = new Map([
  ['AllowanceReset', 'Allowance for the new period'],
  ['AllowanceChanged', 'Allowance changed by an administrator'],
  ['ShoutoutGiven', 'Gave a shoutout'],
  ['ShoutoutCredited', 'Received a shoutout'],
  ['ShoutoutRecalled', 'Took a shoutout back'],
  ['AwardGiven', 'Gave an award'],
  ['AwardCredited', 'Received an award'],
  ['AwardGranted', 'Was celebrated'],
  ['ShoutoutReinstated', 'Gave a shoutout again that was taken back'],
  ['ShoutoutClawedBack', 'A received shoutout was taken back'],
  ['PointsAdjusted', 'Adjusted by an administrator'],
  ['RedemptionDebited', 'Redeemed a reward'],
  ['RedemptionRefunded', 'Redemption cancelled, points given back'],
])

/** An event of the ledger in words: known ones as a sentence, others by their name, spelled out. */
export const eventSentence = (eventType: string): string => {
  const words = eventType.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return sentences.get(eventType) ?? words.charAt(0).toUpperCase() + words.slice(1)
}
