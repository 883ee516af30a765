import { formatPoints } from '@laurel/contract/wire/format/formatPoints.ts'
import { assertNever } from '@laurel/ledger/kernel/assertNever.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { listRewards } from '@laurel/projections/rewards/catalog/queries.ts'
import { channelById } from '@laurel/projections/team/channels/queries.ts'
import { excerpt } from '../announcements/messages/message.ts'
import type { SlackContext } from '../app/slackDependencies.ts'
import { type Card, closedCard, plainPortalCard } from './card.ts'
import type { LaurelPage } from './laurelPage.ts'

export type Conversation = {
  readonly teamId: TeamId
  readonly slackChannelId: string
  /** Whether people of other organisations read it. */
  readonly isShared: boolean
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
  if (conversation.isShared) return page.kind === 'portal' ? plainPortalCard : closedCard('A page of Laurel')
  switch (page.kind) {
    case 'portal':
      return portalCard(dependencies, conversation)
    case 'award':
      return awardCard(dependencies, conversation, page)
    case 'channel':
      return channelCard(dependencies, conversation, page)
    case 'admin':
      return closedCard(page.title)
    default:
      return assertNever(page)
  }
}

const portalCard = async ({ ledger, database }: Dependencies, { teamId }: Conversation): Promise<Card> => {
  const [team, { rows, total }] = await Promise.all([
    ledger.team(teamId),
    listRewards(database, teamId, { isArchived: false, limit: 1 }),
  ])
  const [cheapest] = rows
  if (team.kind === 'unknown' || cheapest === undefined) return plainPortalCard
  const rewards = total === 1 ? '1 reward' : `${total} rewards`
  const from = formatPoints(cheapest.pointCost, team.pointsName)
  return { ...plainPortalCard, text: `${team.name} offers ${rewards}, from ${from}.` }
}

const awardCard = async (
  { ledger }: Dependencies,
  { teamId }: Conversation,
  { awardId }: Extract<LaurelPage, { readonly kind: 'award' }>,
): Promise<Card> => {
  const [team, award] = await Promise.all([ledger.team(teamId), ledger.award(teamId, awardId)])
  if (team.kind === 'unknown' || award.kind !== 'offered' || award.award.isPrivate)
    return closedCard('Awards')
  const { name, points, message } = award.award
  const worth = points === 0 ? [] : [`${formatPoints(points, team.pointsName)}.`]
  return { title: name, kind: 'Spot award', text: [...worth, excerpt(message)].join(' ').trim() }
}

const channelCard = async (
  { database }: Dependencies,
  { teamId, slackChannelId }: Conversation,
  { channelId }: Extract<LaurelPage, { readonly kind: 'channel' }>,
): Promise<Card> => {
  const channel = await channelById(database, teamId, channelId)
  if (channel === null || channel.slackChannelId !== slackChannelId) return closedCard('Recognition')
  const people = channel.memberCount === 1 ? '1 person' : `${channel.memberCount} people`
  return {
    title: channel.title,
    kind: 'Recognition channel',
    text: `${people} can say thanks here with /shoutout.`,
  }
}
