import type { Points } from '@laurel/ledger/kernel/points.ts'
import type { AnyBlock, HomeView, SectionBlock } from '@slack/types'
import { nominateActionId } from '../../awards/slack/nominations/campaignMessages.ts'
import type { CampaignLine } from '../../awards/slack/nominations/campaignsInWords.ts'
import type { CelebrationLine } from '../../celebrations/slack/upcomingInWords.ts'
import { escapeMrkdwn, namesMax } from '../blocks/mrkdwn.ts'
import type { SlackSpeech } from '../speech/slackSpeech.ts'

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
  readonly speech: SlackSpeech
  readonly memberName: string
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
  const { speech, memberName, redeemable, owed, allowanceLeft, allowanceResetsOn, portalUrl } = contents
  const { marked } = speech
  const spendable = { points: marked.points(redeemable), worth: speech.worth(redeemable) }
  const givable = { points: marked.points(allowanceLeft), day: allowanceResetsOn }
  return [
    header(speech.text('home.hello', { name: memberName })),
    section(marked.text('home.toSpend', spendable), {
      type: 'button',
      action_id: openRewardsActionId,
      text: { type: 'plain_text', text: speech.text('home.seeRewards') },
      url: portalUrl,
    }),
    ...(owed === 0 ? [] : [section(marked.text('home.owed', { points: marked.points(owed) }))]),
    section(marked.text('home.toGive', givable), {
      type: 'button',
      action_id: giveShoutoutActionId,
      style: 'primary',
      text: { type: 'plain_text', text: speech.text('home.giveShoutout') },
    }),
    ...awardBlocks(contents),
  ]
}

const awardBlocks = ({ speech, awardsLeft, allowanceResetsOn }: HomeContents): AnyBlock[] => {
  if (awardsLeft === null) return []
  if (awardsLeft.kind === 'company') return [section(speech.text('home.companyPays'))]
  const points = speech.marked.points(awardsLeft.points)
  return [section(speech.text('home.forAwards', { points, day: allowanceResetsOn }))]
}

const competitionBlocks = ({ speech, competitions, portalUrl }: HomeContents): AnyBlock[] => {
  if (competitions.length === 0) return []
  const link = `<${portalUrl}/recognition/competitions|${speech.text('competitions.seeLeaderboards')}>`
  return [
    header(speech.text('home.competitions')),
    section([...competitions, link].join('\n')),
    { type: 'divider' },
  ]
}

const campaignBlocks = ({ speech, campaigns }: HomeContents): AnyBlock[] =>
  campaigns.length === 0
    ? []
    : [
        header(speech.text('home.campaigns')),
        ...campaigns.map(({ campaignId, line }) =>
          section(line, {
            type: 'button',
            action_id: nominateActionId,
            text: { type: 'plain_text', text: speech.text('nominations.nominateColleague') },
            value: campaignId,
          }),
        ),
        { type: 'divider' },
      ]

const celebrationBlocks = ({ speech, celebrations }: HomeContents): AnyBlock[] =>
  celebrations.length === 0
    ? []
    : [
        header(speech.text('home.celebrations')),
        section(
          celebrations
            .map(({ name, occasion, day }) => `*${day}* · ${escapeMrkdwn(name)} · ${occasion}`)
            .join('\n'),
        ),
        { type: 'divider' },
      ]

const recognitionBlocks = ({ speech, recognitions }: HomeContents): AnyBlock[] => [
  header(speech.text('home.recognition')),
  ...(recognitions.length === 0
    ? [section(speech.text('home.nothingYet'))]
    : recognitions.map(recognition => recognitionBlock(speech, recognition))),
]

const recognitionBlock = (speech: SlackSpeech, recognition: HomeRecognition): AnyBlock => {
  const { isGiven, giverName, recipientNames, pointsEach, value, message, day } = recognition
  const people = escapeMrkdwn(isGiven ? speech.and(recipientNames, namesMax) : giverName)
  const points = `+${speech.marked.points(pointsEach)}`
  const excerpt =
    message.length > excerptLengthMax ? `${message.slice(0, excerptLengthMax).toWellFormed()}…` : message
  const parts = [
    speech.text(isGiven ? 'home.youThanked' : 'home.thankedYou', { people }),
    isGiven && recipientNames.length > 1 ? speech.marked.text('recognition.each', { points }) : points,
    ...(value === null ? [] : [`#${escapeMrkdwn(value)}`]),
    day,
  ]
  const quoted = excerpt === '' ? '' : `\n>${escapeMrkdwn(excerpt).replaceAll('\n', '\n>')}`
  return section(`${parts.join(' · ')}${quoted}`)
}

const header = (text: string): AnyBlock => ({
  type: 'header',
  text: { type: 'plain_text', text: text.slice(0, 150) },
})

const section = (text: string, accessory?: SectionBlock['accessory']): AnyBlock => ({
  type: 'section',
  text: { type: 'mrkdwn', text: text.slice(0, 3000) },
  ...(accessory ? { accessory } : {}),
})
