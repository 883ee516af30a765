import { assertNever } from '@laurel/ledger/kernel/assertNever.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { listRewards } from '@laurel/projections/rewards/catalog/queries.ts'
import { channelById } from '@laurel/projections/team/channels/queries.ts'
import type { Speech } from '../../messages/speech.ts'
import { excerpt } from '../announcements/messages/message.ts'
import type { SlackContext } from '../app/slackDependencies.ts'
import { type Card, closedCard, plainPortalCard } from './card.ts'
import type { LaurelPage } from './laurelPage.ts'

export type Conversation = {
  readonly teamId: TeamId
  readonly slackChannelId: string
  /** Whether people of other organisations read it. */
  readonly isShared: boolean
  /** The words of the team, because everyone reads the preview. */
  readonly speech: Speech
}

type Dependencies = Pick<SlackContext, 'ledger' | 'database'>

/**
 * The preview of a page in a conversation. It shows only what every member of the conversation may see: the rewards and
 * awards that the whole team can get, and the recognition channel of this conversation. Nothing is about a person.
 */
export const cardFor = async (
  dependencies: Dependencies,
  conversation: Conversation,
  page: LaurelPage,
): Promise<Card> => {
  const { speech } = conversation
  if (conversation.isShared)
    return page.kind === 'portal' ? plainPortalCard(speech) : closedCard(speech, speech.text('unfurls.page'))
  switch (page.kind) {
    case 'portal':
      return portalCard(dependencies, conversation)
    case 'award':
      return awardCard(dependencies, conversation, page)
    case 'channel':
      return channelCard(dependencies, conversation, page)
    case 'admin':
      return closedCard(speech, speech.text(`unfurls.parts.${page.part}`))
    default:
      return assertNever(page)
  }
}

const portalCard = async (
  { ledger, database }: Dependencies,
  { teamId, speech }: Conversation,
): Promise<Card> => {
  const [team, { rows, total }] = await Promise.all([
    ledger.team(teamId),
    listRewards(database, teamId, { isArchived: false, limit: 1 }),
  ])
  const [cheapest] = rows
  if (team.kind === 'unknown' || cheapest === undefined) return plainPortalCard(speech)
  const text = speech.text('unfurls.offers', {
    team: team.name,
    smart_count: total ?? rows.length,
    points: speech.points(cheapest.pointCost),
  })
  return { ...plainPortalCard(speech), text }
}

const awardCard = async (
  { ledger }: Dependencies,
  { teamId, speech }: Conversation,
  { awardId }: Extract<LaurelPage, { readonly kind: 'award' }>,
): Promise<Card> => {
  const [team, award] = await Promise.all([ledger.team(teamId), ledger.award(teamId, awardId)])
  if (team.kind === 'unknown' || award.kind !== 'offered' || award.award.isPrivate)
    return closedCard(speech, speech.text('unfurls.parts.awards'))
  const { name, points, message } = award.award
  const worth = points === 0 ? [] : [speech.text('unfurls.worth', { points: speech.points(points) })]
  return { title: name, kind: 'award', text: [...worth, excerpt(message)].join(' ').trim() }
}

const channelCard = async (
  { database }: Dependencies,
  { teamId, slackChannelId, speech }: Conversation,
  { channelId }: Extract<LaurelPage, { readonly kind: 'channel' }>,
): Promise<Card> => {
  const channel = await channelById(database, teamId, channelId)
  if (channel === null || channel.slackChannelId !== slackChannelId)
    return closedCard(speech, speech.text('unfurls.parts.recognition'))
  return {
    title: channel.title,
    kind: 'channel',
    text: speech.text('unfurls.channelText', { smart_count: channel.memberCount }),
  }
}
