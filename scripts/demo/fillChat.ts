import { shoutoutMessage } from '@laurel/api/slack/announcements/messages/shoutoutMessage.ts'
import { channelIdOf, memberIdOf, teamIdOf } from '@laurel/ledger/values/foreignIds.ts'
import { type ActivityItem, listActivity } from '@laurel/projections/activity/queries.ts'
import type { Queryable } from '@laurel/projections/queryable.ts'
import type { SlackSandbox } from '../sandbox/createSlackSandbox.ts'
import { demoPeople } from './people.ts'
import { demoChannels, demoWorkspace } from './workspace.ts'

const messagesPerChannel = 12
const pointsName = 'sprigs'

/** Puts the latest shoutouts into the chat, which forgets everything when it is closed. */
export const fillChat = async (
  database: Queryable,
  sandbox: Pick<SlackSandbox, 'rememberMessage'>,
): Promise<void> => {
  const teamId = teamIdOf(demoWorkspace.team.id)
  const slackIds = new Map(demoPeople.map(({ slackId }) => [memberIdOf(teamId, slackId), slackId]))
  const person = (memberId: string, name: string) => ({ slackUserId: slackIds.get(memberId) ?? null, name })

  const announce = (slackChannelId: string, item: ActivityItem): void => {
    const { text, blocks } = shoutoutMessage({
      giver: person(item.memberId, item.memberName),
      recipients: item.recipients.map(recipient => person(recipient.memberId, recipient.name)),
      pointsEach: item.pointsEach,
      pointsName,
      value: item.value,
      message: item.message,
      attachment: item.attachment,
    })
    sandbox.rememberMessage({ channelId: slackChannelId, at: new Date(item.occurredAt), text, blocks })
  }

  for (const { id } of demoChannels.filter(({ isRecognition }) => isRecognition)) {
    const { rows } = await listActivity(database, teamId, {
      kinds: ['shoutout'],
      channelId: channelIdOf(teamId, id),
      isRecalled: false,
      limit: messagesPerChannel,
    })
    for (const item of rows.toReversed()) announce(id, item)
  }
}
