import type { LegalText } from './legalText.ts'

export const terms: LegalText = {
  path: '/terms',
  title: 'Terms',
  lead: 'What your team and the operator of Laurel can expect of each other.',
  inShort: [
    'Everything is free for 30 days, and no card is asked for.',
    'Your team pays for what people redeem, not for what they give.',
    'Points that were earned stay. An allowance lapses when its period ends.',
    'You can take Laurel out of your workspace at any time.',
  ],
  parts: [
    {
      id: 'agreement',
      title: 'Who agrees to what',
      paragraphs: [
        'The person who adds Laurel to a workspace may add apps there, agrees to these terms for the team, and becomes the owner of the team in Laurel. Please tell your colleagues that it is there, and what it keeps.',
      ],
    },
    {
      id: 'trial',
      title: 'The trial and the plans',
      paragraphs: [
        'A new team has every feature for 30 days. After that, administrators choose a plan, or nothing happens at all: without a plan nothing is charged, and what was recorded stays.',
        'What a plan costs is shown before you choose it. It counts the people who are active.',
      ],
    },
    {
      id: 'points',
      title: 'Points',
      paragraphs: [
        'Your team names its points as it likes. 100 of them are worth 1 US dollar when they are redeemed. They are not money: they can’t be paid out other than through rewards your team offers, and they earn no interest.',
      ],
      list: [
        'An allowance may only be given away. What is left of it at the end of its period lapses and costs nothing.',
        'What was earned can be spent for as long as the team offers rewards.',
        'A shoutout can be taken back for a while by the person who gave it. Your team decides what becomes of points that were spent by then.',
        'Administrators can correct a balance. Every correction is an entry of its own, with a reason.',
      ],
    },
    {
      id: 'rewards',
      title: 'Rewards',
      paragraphs: [
        'Rewards of the company are handed over by the company. Gift cards and goods come from their makers under the makers’ own terms. Rewards may count as income; your company says how it deals with tax.',
      ],
    },
    {
      id: 'conduct',
      title: 'Good manners',
      paragraphs: [
        'Say what you mean, and mean it kindly. Laurel is not there to trade points, to put people down, or to get around the limits of an allowance. Administrators may take the right to give and to receive from people who do.',
      ],
    },
    {
      id: 'availability',
      title: 'What can go wrong',
      paragraphs: [
        'The operator keeps Laurel running with care, and can’t promise that it never stops. No point is lost when it does: what was acknowledged is in the ledger, and what was promised is carried out afterwards or shown to your administrators.',
      ],
    },
    {
      id: 'ending',
      title: 'Leaving',
      paragraphs: [
        'Remove the app in Slack and Laurel stops at once: nothing is announced, and signing in through that workspace ends. Add it again and everything is as it was. A team that does not come back can ask for its data, and for all of it to be forgotten.',
      ],
    },
    {
      id: 'changes',
      title: 'When these terms change',
      paragraphs: [
        'Administrators hear of a change before it takes effect. A team that does not agree can leave, and pays nothing for what comes after.',
      ],
    },
  ],
}
