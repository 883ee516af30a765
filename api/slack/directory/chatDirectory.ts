import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { type CodedError, ErrorCode, WebClient } from '@slack/web-api'
import { z } from 'zod'
import type { ChatAnswer, ChatChannelFound, ChatDirectory } from '../../team/chatDirectory.ts'
import type { InstallationKeeper } from '../installations/installationKeeper.ts'
import { readMembers } from '../sync/readWorkspace.ts'

import { readEmoji } from './workspaceEmoji.ts'

const Conversation = z.object({
  id: z.string(),
  name: z.string(),
  is_private: z.boolean().default(false),
  is_archived: z.boolean().default(false),
  is_member: z.boolean().default(false),
  num_members: z.int().nullable().default(null),
})

const Page = z.object({
  channels: z.array(Conversation),
  response_metadata: z.object({ next_cursor: z.string().default('') }).optional(),
})

const pageSize = 200
const pagesMax = 10
const foundMax = 20
const answerMilliseconds = 5_000

export const createChatDirectory = (
  installations: Pick<InstallationKeeper, 'ofTeam'>,
  apiUrl: string,
): ChatDirectory => {
  const ask = async <Value>(
    teamId: TeamId,
    question: (client: WebClient) => Promise<Value>,
  ): Promise<ChatAnswer<Value>> => {
    const installation = await installations.ofTeam(teamId)
    if (installation === undefined) return { kind: 'not installed' }
    const client = new WebClient(installation.botToken, {
      slackApiUrl: apiUrl,
      timeout: answerMilliseconds,
      rejectRateLimitedCalls: true,
      retryConfig: { retries: 1, minTimeout: 200 },
    })
    try {
      return { kind: 'answered', value: await question(client) }
    } catch (error) {
      // An older installation has to consent to scopes that were added later.
      if (slackCode(error) === 'missing_scope') return { kind: 'not installed' }
      if (!isAway(error)) throw error
      return { kind: 'unavailable' }
    }
  }

  return {
    searchChannels: (teamId, words) =>
      ask(teamId, async client => {
        const wanted = words.trim().replace(/^#/, '').toLowerCase()
        const all = await readAll(client)
        const named = all.filter(({ name, is_archived: isArchived }) => !isArchived && name.includes(wanted))
        const rank = (name: string): string => `${name.startsWith(wanted) ? 0 : 1}${name}`
        return named
          .map(foundOf)
          .sort((one, other) => (rank(one.name) < rank(other.name) ? -1 : 1))
          .slice(0, foundMax)
      }),
    channel: (teamId, id) =>
      ask(teamId, async client => {
        try {
          const { channel } = await client.conversations.info({ channel: id, include_num_members: true })
          return foundOf(Conversation.parse(channel))
        } catch (error) {
          if (slackCode(error) === 'channel_not_found') return null
          throw error
        }
      }),
    members: (teamId, id) => ask(teamId, client => readMembers(client, id)),
    icons: teamId => ask(teamId, readEmoji),
    join: (teamId, id) =>
      ask(teamId, async client => {
        await client.conversations.join({ channel: id })
        return null
      }),
  }
}

const readAll = async (client: WebClient): Promise<z.infer<typeof Conversation>[]> => {
  const found: z.infer<typeof Conversation>[] = []
  let cursor = ''
  for (let page = 0; page < pagesMax; page += 1) {
    const answer = Page.parse(
      await client.conversations.list({
        types: 'public_channel,private_channel',
        exclude_archived: true,
        limit: pageSize,
        ...(cursor === '' ? {} : { cursor }),
      }),
    )
    found.push(...answer.channels)
    cursor = answer.response_metadata?.next_cursor ?? ''
    if (cursor === '') break
  }
  return found
}

const foundOf = (conversation: z.infer<typeof Conversation>): ChatChannelFound => ({
  id: conversation.id,
  name: conversation.name,
  isPrivate: conversation.is_private,
  isArchived: conversation.is_archived,
  isMember: conversation.is_member,
  memberCount: conversation.num_members,
})

const PlatformError = z.object({
  code: z.literal(ErrorCode.PlatformError),
  data: z.object({ error: z.string() }),
})

const slackCode = (error: unknown): string | undefined => PlatformError.safeParse(error).data?.data.error

const awayCodes: readonly string[] = [
  ErrorCode.RequestError,
  ErrorCode.HTTPError,
  ErrorCode.RateLimitedError,
] satisfies readonly CodedError['code'][]

const Coded = z.object({ code: z.string() })

const isAway = (error: unknown): boolean => awayCodes.includes(Coded.safeParse(error).data?.code ?? '')
