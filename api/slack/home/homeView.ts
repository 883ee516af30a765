import { formatPoints } from '@laurel/contract/wire/format/formatPoints.ts'
import { type Points, pointsPerDollar } from '@laurel/ledger/kernel/points.ts'
import type { PointsName } from '@laurel/ledger/kernel/pointsName.ts'
import type { AnyBlock, HomeView, SectionBlock } from '@slack/types'
import { nominateActionId } from '../../awards/slack/nominations/campaignMessages.ts'
import type { CampaignLine } from '../../awards/slack/nominations/campaignsInWords.ts'
import type { CelebrationLine } from '../../celebrations/slack/upcomingInWords.ts'
import { escapeMrkdwn, listInWords } from '../blocks/mrkdwn.ts'
import { escapePointsName } from '../blocks/pointsName.ts'

export const giveShoutoutActionId = 'giveShoutout'
export const openRewardsActionId = 'openRewards'

/** A shoutout that the member gave or received. */
export type HomeRecognition = {
  readonly isGiven: boolean
  readonly giverName: string
  readonly recipientNames: readonly string[]
  readonly pointsEach: Points
  readonly value: string | null
  readonly message: string
  /** `12 November` */
  readonly day: string
}

export type HomeContents = {
  readonly memberName: string
  readonly pointsName: PointsName
  readonly redeemable: Points
  /** The points that the next points repay first. */
  readonly owed: Points
  readonly allowanceLeft: Points
  /** `1 December` */
  readonly allowanceResetsOn: string
  /** What managers and admins may give as awards; null for other members. */
  readonly awardsLeft: AwardsLeft | null
  readonly celebrations: readonly CelebrationLine[]
  /** A line for each competition that runs. */
  readonly competitions: readonly string[]
  /** The campaigns in which the member may nominate. */
  readonly campaigns: readonly CampaignLine[]
  readonly recognitions: readonly HomeRecognition[]
  readonly portalUrl: string
}

/** The company pays for the awards of admins who manage no channel. */
export type AwardsLeft =
  | { readonly kind: 'allowance'; readonly points: Points }
  | { readonly kind: 'company' }

const excerptLengthMax = 200

/** The Home tab: what a member has to spend and to give, recent shoutouts, and the two actions. */
export const homeView = (contents: HomeContents): HomeView => ({
  type: 'home',
  blocks: [
    ...balanceBlocks(contents),
    { type: 'divider' },
    ...campaignBlocks(contents),
    ...competitionBlocks(contents),
    ...celebrationBlocks(contents),
    ...recognitionBlocks(contents),
  ],
})

const balanceBlocks = (contents: HomeContents): AnyBlock[] => {
  const { memberName, pointsName, redeemable, owed, allowanceLeft, allowanceResetsOn, portalUrl } = contents
  const name = escapePointsName(pointsName)
  return [
    { type: 'header', text: { type: 'plain_text', text: `Hello ${memberName}`.slice(0, 150) } },
    section(`*${formatPoints(redeemable, name)}* to spend, worth ${dollarsInWords(redeemable)}`, {
      type: 'button',
      action_id: openRewardsActionId,
      text: { type: 'plain_text', text: 'See rewards' },
      url: portalUrl,
    }),
    ...(owed === 0
      ? []
      : [section(`You owe *${formatPoints(owed, name)}*; your next ${name.many} repay them first.`)]),
    section(`*${formatPoints(allowanceLeft, name)}* to give until ${allowanceResetsOn}`, {
      type: 'button',
      action_id: giveShoutoutActionId,
      style: 'primary',
      text: { type: 'plain_text', text: 'Give a shoutout' },
    }),
    ...awardBlocks(contents),
  ]
}

const awardBlocks = ({ awardsLeft, pointsName, allowanceResetsOn }: HomeContents): AnyBlock[] => {
  if (awardsLeft === null) return []
  const give = 'Give one with `/award`.'
  if (awardsLeft.kind === 'company') return [section(`The company pays for awards that you give. ${give}`)]
  const left = formatPoints(awardsLeft.points, escapePointsName(pointsName))
  return [section(`*${left}* for awards until ${allowanceResetsOn}. ${give}`)]
}

const competitionBlocks = ({ competitions, portalUrl }: HomeContents): AnyBlock[] =>
  competitions.length === 0
    ? []
    : [
        { type: 'header', text: { type: 'plain_text', text: 'Competitions' } },
        section([...competitions, `<${portalUrl}/recognition/competitions|See the leaderboards>`].join('\n')),
        { type: 'divider' },
      ]

const campaignBlocks = ({ campaigns }: HomeContents): AnyBlock[] =>
  campaigns.length === 0
    ? []
    : [
        { type: 'header', text: { type: 'plain_text', text: 'Nominations are open' } },
        ...campaigns.map(({ campaignId, line }) =>
          section(line, {
            type: 'button',
            action_id: nominateActionId,
            text: { type: 'plain_text', text: 'Nominate a colleague' },
            value: campaignId,
          }),
        ),
        { type: 'divider' },
      ]

const celebrationBlocks = ({ celebrations }: HomeContents): AnyBlock[] =>
  celebrations.length === 0
    ? []
    : [
        { type: 'header', text: { type: 'plain_text', text: 'In the next two weeks' } },
        section(
          celebrations
            .map(({ name, occasion, day }) => `*${day}* · ${escapeMrkdwn(name)} · ${occasion}`)
            .join('\n'),
        ),
        { type: 'divider' },
      ]

const recognitionBlocks = ({ recognitions, pointsName }: HomeContents): AnyBlock[] => [
  { type: 'header', text: { type: 'plain_text', text: 'Your recognition' } },
  ...(recognitions.length === 0
    ? [section('Nothing here yet. Who helped you this week? Thank them with a shoutout.')]
    : recognitions.map(recognition => recognitionBlock(recognition, escapePointsName(pointsName)))),
]

const recognitionBlock = (recognition: HomeRecognition, pointsName: PointsName): AnyBlock => {
  const { isGiven, giverName, recipientNames, pointsEach, value, message, day } = recognition
  const others = escapeMrkdwn(isGiven ? listInWords(recipientNames) : giverName)
  const who = isGiven ? `You thanked *${others}*` : `*${others}* thanked you`
  const each = isGiven && recipientNames.length > 1 ? ' each' : ''
  const tag = value === null ? '' : ` · #${escapeMrkdwn(value)}`
  const excerpt =
    message.length > excerptLengthMax ? `${message.slice(0, excerptLengthMax).toWellFormed()}…` : message
  const quoted = excerpt === '' ? '' : `\n>${escapeMrkdwn(excerpt).replaceAll('\n', '\n>')}`
  return section(`${who} · +${formatPoints(pointsEach, pointsName)}${each}${tag} · ${day}${quoted}`)
}

/** 100 points are 1 dollar; cents are exact. */
const dollarsInWords = (points: Points): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(points / pointsPerDollar)

const section = (text: string, accessory?: SectionBlock['accessory']): AnyBlock => ({
  type: 'section',
  text: { type: 'mrkdwn', text: text.slice(0, 3000) },
  ...(accessory ? { accessory } : {}),
})
