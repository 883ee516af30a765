const broken = new Map([
  ['creditShoutout', 'Points of a shoutout did not arrive'],
  ['clawBackShoutout', 'Points of a shoutout that was taken back were not returned'],
  ['reserveFund', 'Points for a reward were not set aside'],
  ['debitRedemption', 'The points for a reward were not taken'],
  ['placeRedemption', 'A redemption was not placed'],
  ['declineRedemption', 'A redemption was not declined'],
  ['captureFund', 'A reward that was handed over was not paid for'],
  ['refundRedemption', 'Points of a cancelled reward were not given back'],
  ['releaseFund', 'Points set aside for a cancelled reward were not released'],
  ['runProcesses', 'What follows from it was not carried out'],
])

const reasons = new Map([
  ['MEMBER_UNKNOWN', 'The team does not know this person. Add them to the workspace first.'],
  ['MEMBER_INACTIVE', 'This person has left the team. Bring them back first.'],
  ['INSUFFICIENT_FUNDS', 'The team’s balance did not cover it. Add points first.'],
  ['INSUFFICIENT_POINTS', 'The person did not have enough points.'],
  ['RESERVATION_UNKNOWN', 'Nothing was set aside for it.'],
  ['REDEMPTION_UNKNOWN', 'The redemption it belongs to is not in the ledger.'],
  ['REDEMPTION_MOVE_REFUSED', 'The redemption had moved on meanwhile.'],
  ['FAILED', 'It failed several times. The server’s log says what to repair.'],
])

/** What was promised and not kept, in words; what is not known here is spelled out. */
export const brokenPromise = (commandType: string): string =>
  broken.get(commandType) ??
  `This was not finished: ${commandType.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()}`

/** Why it was not kept, and what to do first where that is known. */
export const whyBroken = (rejectionCode: string): string =>
  reasons.get(rejectionCode) ?? `The ledger said no: ${rejectionCode.replaceAll('_', ' ').toLowerCase()}.`
