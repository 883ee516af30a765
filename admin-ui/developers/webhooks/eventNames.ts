import { testEventType } from '@laurel/contract/developers/cloudEvent.ts'
import type { WebhookDelivery } from '@laurel/contract/developers/webhookDeliveries.ts'
import type { OutgoingEventType } from '@laurel/ledger/teams/outgoingEvents/vocabulary.ts'
import type { TextKey } from '../../messages/useText.ts'

const names: Readonly<Record<OutgoingEventType, TextKey>> = {
  'laurel.member.joined.v1': 'webhooks.types.memberJoined',
  'laurel.member.left.v1': 'webhooks.types.memberLeft',
  'laurel.member.returned.v1': 'webhooks.types.memberReturned',
  'laurel.member.role_changed.v1': 'webhooks.types.memberRoleChanged',
  'laurel.member.erased.v1': 'webhooks.types.memberErased',
  'laurel.shoutout.given.v1': 'webhooks.types.shoutoutGiven',
  'laurel.shoutout.recalled.v1': 'webhooks.types.shoutoutRecalled',
  'laurel.shoutout.reinstated.v1': 'webhooks.types.shoutoutReinstated',
  'laurel.award.given.v1': 'webhooks.types.awardGiven',
  'laurel.award.granted.v1': 'webhooks.types.awardGranted',
  'laurel.award.won.v1': 'webhooks.types.awardWon',
  'laurel.points.adjusted.v1': 'webhooks.types.pointsAdjusted',
  'laurel.redemption.requested.v1': 'webhooks.types.redemptionRequested',
  'laurel.redemption.declined.v1': 'webhooks.types.redemptionDeclined',
  'laurel.redemption.completed.v1': 'webhooks.types.redemptionCompleted',
  'laurel.redemption.cancelled.v1': 'webhooks.types.redemptionCancelled',
  'laurel.redemption.returned.v1': 'webhooks.types.redemptionReturned',
  'laurel.fund.topped_up.v1': 'webhooks.types.fundToppedUp',
  'laurel.competition.completed.v1': 'webhooks.types.competitionCompleted',
  'laurel.nominations.completed.v1': 'webhooks.types.nominationsCompleted',
  'laurel.month.closed.v1': 'webhooks.types.monthClosed',
}

/** The name of a type of event, as administrators choose it. */
export const eventName = (type: WebhookDelivery['type']): TextKey =>
  type === testEventType ? 'webhooks.testEvent' : names[type]

const aboutPeople: ReadonlySet<string | undefined> = new Set(['member'])
const aboutRecognition: ReadonlySet<string | undefined> = new Set([
  'shoutout',
  'award',
  'competition',
  'nominations',
])

/** By what the type is about: `laurel.shoutout.given.v1` is about a shoutout. */
const groupOf = (type: OutgoingEventType): EventGroup => {
  const [, about] = type.split('.')
  if (aboutPeople.has(about)) return 'people'
  return aboutRecognition.has(about) ? 'recognition' : 'rewards'
}

export type EventGroup = 'people' | 'recognition' | 'rewards'

/** The types of each group, in the order of the form. */
export const groupsOf = (types: readonly OutgoingEventType[]) =>
  (['recognition', 'rewards', 'people'] as const)
    .map(group => ({ group, types: types.filter(type => groupOf(type) === group) }))
    .filter(({ types: inGroup }) => inGroup.length > 0)
